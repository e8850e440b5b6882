import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TechnicalData } from '../../features/product-data'
import { Section } from '../../ui/section'
import { useAddressParameter } from '../../ui/use-address-parameter'
import type { VersionView } from '../../ui/version-switch'
import { VersionSwitch } from '../../ui/version-switch'

interface VersionsAndDataProps {
  /** The product's own code: its data are shown when it has no versions. */
  readonly code: string
  readonly title: string
  readonly versions: readonly VersionView[]
}

/** The versions of a product, and the technical data of the chosen one. */
export function VersionsAndData({ code, title, versions }: VersionsAndDataProps) {
  const { t } = useTranslation()
  // Links from the search ask for a version (specification 2.4); a choice on the page wins.
  const asked = useAddressParameter('version')
  const [picked, setPicked] = useState<string | null>(null)
  const find = (wanted: string | null) => versions.find((each) => each.code === wanted)
  const version = find(picked) ?? find(asked) ?? versions[0]
  const chosen = version?.code ?? code

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
            onChoose={setPicked}
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
