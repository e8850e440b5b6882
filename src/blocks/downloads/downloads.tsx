import { useTranslation } from 'react-i18next'
import { Documents } from '../../ui/text/documents'
import { Section } from '../../ui/layout/section'
import type { DownloadsView } from '../view-models'

/** Files to take away. */
export function DownloadsBlock({ block: { title, documents } }: { block: DownloadsView }) {
  const { t } = useTranslation()
  return (
    <Section title={title ?? t('product.documents')}>
      <Documents documents={documents} />
    </Section>
  )
}
