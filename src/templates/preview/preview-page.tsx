import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/controls/button'
import { Numbered } from '../../ui/text/numbered'
import { Section } from '../../ui/layout/section'
import type { LinkView } from '../../ui/view-models'
import { PageHead } from '../shared/page-head'
import type { PreviewTexts } from './preview-texts'

export interface PreviewPageProps {
  readonly trail: readonly LinkView[]
  readonly homeHref: string
  readonly texts: PreviewTexts
}

/** What editors see where no draft is open: what the preview is for and how to come by one. */
export function PreviewPage({ trail, homeHref, texts }: PreviewPageProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageHead trail={trail} title={texts.title} claim={texts.lead} text={texts.none}>
        <p>
          <ButtonLink kind="text" label={t('error.home')} href={homeHref} />
        </p>
      </PageHead>
      <Section title={texts.how} layout="aside">
        <Numbered items={texts.steps} />
      </Section>
    </>
  )
}
