import { useTranslation } from 'react-i18next'
import { CompareToggle } from '../../features/compare/toggle'
import { TechnicalData } from '../../features/product-data'
import { Section } from '../../ui/layout/section'
import type { Figure } from '../../ui/view-models'
import type { VersionView } from '../../ui/controls/version-switch'
import { VersionSwitch } from '../../ui/controls/version-switch'
import type { DrawingView } from './product-drawings'
import { alignFigures } from './version-figures'
import * as css from './versions-and-data.module.css'

interface VersionsAndDataProps {
  /** The product's own code: its data are shown when it has no versions. */
  readonly code: string
  readonly title: string
  readonly versions: readonly VersionView[]
  /** The key figures that the product has itself. */
  readonly productFigures: readonly Figure[]
  readonly chosen: VersionView | undefined
  readonly onChoose: (code: string) => void
  /** The key figures of the chosen version. */
  readonly figures: readonly Figure[]
  readonly drawings: readonly (DrawingView | null)[] | undefined
}

/**
 * The versions of a product as a choice, and the technical data of the chosen one, with a
 * comparison.
 */
export function VersionsAndData(props: VersionsAndDataProps) {
  const { code, title, versions, productFigures, chosen, onChoose, figures, drawings } = props
  const { t } = useTranslation()
  const current = chosen ?? { code, title }
  const drawing = drawings?.[chosen ? versions.indexOf(chosen) : 0]
  return (
    <>
      {versions.length > 1 && (
        <Section
          id="versions"
          label={t('product.versionCount', { count: versions.length })}
          title={t('product.versions')}
        >
          <VersionSwitch
            versions={alignFigures(productFigures, versions)}
            chosen={current.code}
            onChoose={onChoose}
            legend={t('product.chooseVersion')}
          />
        </Section>
      )}
      <Section
        id="technical-data"
        title={t('product.technicalData')}
        action={<CompareToggle code={current.code} title={current.title} />}
      >
        {drawing && (
          <a href={drawing.wide.srcSet} className={css.drawing}>
            <picture>
              <source {...drawing.wide} media="(min-width: 48em)" />
              <img {...drawing.narrow} alt={drawing.alt} loading="lazy" />
            </picture>
          </a>
        )}
        <TechnicalData code={current.code} versionTitle={current.title} published={figures} />
      </Section>
    </>
  )
}
