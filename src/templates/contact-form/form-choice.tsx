import { navigate } from 'gatsby'
import { useTranslation } from 'react-i18next'
import type { FormPage } from '../../routes'
import { Dropdown } from '../../ui/controls/dropdown'
import type { LinkRowView } from '../../ui/controls/link-rows'

export interface FormChoiceProps {
  readonly form: FormPage
  /** All forms of the site with their pages, by their names, this one included. */
  readonly forms: readonly LinkRowView[]
}

/** The choice of a form: another choice leads to the page of that form. */
export function FormChoice({ form, forms }: FormChoiceProps) {
  const { t } = useTranslation()
  const goTo = ([chosen]: readonly string[]) => {
    const other = forms.find(({ key }) => key === chosen && key !== form.name)
    if (other) navigate(other.href)
  }
  return (
    <Dropdown
      label={t('form.lookingFor')}
      placeholder={t('form.selectCategory')}
      options={forms.map(({ key, label }) => ({ key, value: label }))}
      selected={[form.name]}
      onChange={goTo}
    />
  )
}
