import { useTranslation } from 'react-i18next'
import type { Found } from './found'

/** The number of results as a text. */
export function FoundCount({ total }: Pick<Found, 'total'>) {
  const { t } = useTranslation()
  const { t: texts } = useTranslation('search')
  return <>{total > 0 ? texts('results', { count: total }) : t('dropdown.noResults')}</>
}
