import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './country-picker.module.css'
import * as link from './site-link.module.css'
import { useSite } from '../../ui/site-context'
import type { LocaleGroup } from '../view-models'
import { countriesOf, ownRegion, splitGroups } from './countries'
import { SiteLink } from './site-link'
import { useElementId } from '../../ui/hooks/use-element-id'

interface RegionsProps {
  readonly regions: readonly LocaleGroup[]
  readonly chosen: LocaleGroup | null
  readonly onChoose: (name: string) => void
}

/** The regions of the world, one of them chosen. */
const Regions = ({ regions, chosen, onChoose }: RegionsProps) => (
  <ul>
    {regions.map(({ name }) => (
      <li key={name}>
        <button
          type="button"
          className={css.region}
          aria-pressed={name === chosen?.name}
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      </li>
    ))}
  </ul>
)

/** The countries of a region, each with the language that its site speaks. */
function Countries({ region }: { region: LocaleGroup }) {
  const { intlLocale } = useSite()
  return (
    <ul className={css.countries}>
      {countriesOf(region, intlLocale).map(({ key, name, option }) => (
        <li key={key}>
          <SiteLink option={option}>
            {name}{' '}
            {name !== option.name && (
              <span className={link.beside} lang={option.language}>
                {option.name}
              </span>
            )}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

/**
 * The worldwide site, the regions of the world, and the countries of the chosen region
 * (requirements 2.4). It begins with the region of the page's own site.
 */
export function CountryPicker({ groups }: { groups: readonly LocaleGroup[] }) {
  const { t } = useTranslation()
  const id = useElementId()
  const [name, setName] = useState<string | null>(null)
  const { worldwide, regions } = splitGroups(groups)
  const chosen = regions.find((region) => region.name === name) ?? ownRegion(regions)
  return (
    <div className={css.picker}>
      <section className={css.first} aria-labelledby={`${id}-region`}>
        <p id={`${id}-region`} className={css.label}>
          {t('chrome.region')}
        </p>
        {worldwide && (
          <SiteLink option={worldwide}>
            {t('chrome.worldwide')}{' '}
            <span className={link.beside} lang={worldwide.language}>
              {worldwide.name}
            </span>
          </SiteLink>
        )}
        <Regions regions={regions} chosen={chosen} onChoose={setName} />
      </section>
      {chosen && (
        <section className={css.second} aria-labelledby={`${id}-country`}>
          <p id={`${id}-country`} className={css.label}>
            {t('chrome.country')}: {chosen.name}
          </p>
          <Countries key={chosen.name} region={chosen} />
        </section>
      )}
    </div>
  )
}
