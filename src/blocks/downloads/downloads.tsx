import { useTranslation } from 'react-i18next'
import { Documents } from '../../ui/documents'
import { Section } from '../../ui/section'
import type { DownloadsView } from '../view-models'

/** Files to take away. */
export function DownloadsBlock({ block: { title, documents } }: { block: DownloadsView }) {
  const { t } = useTranslation()
  return (
    <Section title={title ?? t('product.documents')} layout="aside">
      <Documents documents={documents} />
    </Section>
  )
}
