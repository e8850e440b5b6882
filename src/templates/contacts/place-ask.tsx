import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button'
import { useElementId } from '../../ui/hooks/use-element-id'
import * as css from './place-ask.module.css'

/**
 * Asks for a visitor's position, and leads to the page that answers: it searches the places of all
 * kinds. So a page that only shows places needs no search of its own.
 */
export function PlaceAsk({ answers }: { readonly answers: string }) {
  const { t } = useTranslation()
  const id = useElementId()
  return (
    <form role="search" action={answers} className={css.ask} data-needs-script>
      <label htmlFor={id}>{t('place.search')}</label>
      <input id={id} type="search" name="q" autoComplete="off" required />
      <Button type="submit">{t('search.open')}</Button>
    </form>
  )
}
