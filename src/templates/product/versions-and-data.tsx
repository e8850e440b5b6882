import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TechnicalData } from '../../features/product-data'
import { Section } from '../../ui/section'
import type { VersionView } from '../../ui/version-switch'
import { VersionSwitch } from '../../ui/version-switch'

interface VersionsAndDataProps {
  /** The product's own code: its data are shown when it has no versions. */
  readonly code: string
  readonly title: string
  readonly versions: readonly VersionView[]
}

/** The version that the address asks for, as links from the search do (specification 2.4). */
const versionOfAddress = (): string | null =>
  new URLSearchParams(window.location.search).get('version')

/** The versions of a product, and the technical data of the chosen one. */
export function VersionsAndData({ code, title, versions }: VersionsAndDataProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(versions[0]?.code ?? code)
  const version = versions.find((each) => each.code === chosen)

  useEffect(() => {
    // After hydration, because the HTML is the same for every address of the page.
    const asked = versionOfAddress()
    setChosen(versions.find((each) => each.code === asked)?.code ?? versions[0]?.code ?? code)
  }, [code, versions])

  return (
    <>
      {versions.length > 1 && (
        <Section
          label={t('product.versionCount', { count: versions.length })}
          title={t('product.versions')}
        >
          <VersionSwitch
            versions={versions}
            chosen={chosen}
            onChoose={setChosen}
            legend={t('product.chooseVersion')}
          />
        </Section>
      )}
      <Section id="technical-data" title={t('product.technicalData')} layout="aside">
        <TechnicalData code={chosen} versionTitle={version?.title ?? title} />
      </Section>
    </>
  )
}
