import { useTranslation } from 'react-i18next'
import { TalkButton } from '../../chrome/talk-panel/talk-button'
import type { Found } from '../../features/search'
import { searchAddress } from '../../routes'
import { Link } from '../../ui/controls/link'
import { useSite } from '../../ui/site-context'

/** The ways on when nothing was found; sections and categories follow on the page. */
export function NothingFound({ suggestion }: Pick<Found, 'suggestion'>) {
  const { t } = useTranslation('search')
  const { handle } = useSite()
  return (
    <div>
      {suggestion && (
        <p>
          {t('meant')}{' '}
          <Link href={searchAddress(handle, { query: suggestion })}>
            <bdi>{suggestion}</bdi>
          </Link>
        </p>
      )}
      <p>{t('advice')}</p>
      <p>
        <TalkButton />
      </p>
    </div>
  )
}
