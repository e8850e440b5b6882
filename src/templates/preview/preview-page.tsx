import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/controls/button'
import { Numbered } from '../../ui/text/numbered'
import { lazyComponent } from '../../ui/lazy/lazy-code'
import { useLazy } from '../../ui/lazy/use-lazy'
import { Section } from '../../ui/layout/section'
import type { LinkView } from '../../ui/view-models'
import { PageHead } from '../shared/page-head'
import type { PreviewTexts } from './preview-texts'

export interface PreviewPageProps {
  readonly trail: readonly LinkView[]
  readonly homeHref: string
  readonly texts: PreviewTexts
}

const drafts = lazyComponent(async () => (await import('../../features/preview')).DraftsOfSite)

/**
 * The page for editors when no draft is open: the purpose of the preview and how to open one. In a
 * tab that is a preview, it lists the drafts of the site.
 */
export function PreviewPage({ trail, homeHref, texts }: PreviewPageProps) {
  const { t } = useTranslation()
  const token = typeof window === 'undefined' ? undefined : window.previewToken
  const { Component: Drafts } = useLazy(drafts, token !== undefined)
  return (
    <>
      <PageHead
        trail={trail}
        title={texts.title}
        claim={texts.lead}
        text={token ? null : texts.none}
      >
        <p>
          <ButtonLink kind="text" label={t('error.home')} href={homeHref} />
        </p>
      </PageHead>
      {token && Drafts && <Drafts token={token} />}
      <Section title={texts.how}>
        <Numbered items={texts.steps} />
      </Section>
    </>
  )
}
