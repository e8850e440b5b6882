import type { SiteHandle } from '../../../sites'
import type { LocaleGroup } from '../../view-models'

/** Four sites in three regions; the French one has no version of the page. */
export const sampleLocales = (current: SiteHandle): readonly LocaleGroup[] => {
  const option = (
    handle: SiteHandle,
    name: string,
    area: string,
    language: string,
    href: string | null,
    countries: readonly string[],
  ) => ({ handle, name, area, language, href, countries, current: handle === current })
  return [
    { name: 'Worldwide', options: [option('ww', 'English', 'WW', 'en', '/products', [])] },
    {
      name: 'Europe',
      options: [
        option('de_eu', 'Deutsch', 'EU', 'de-DE', '/de_eu/products', ['DE', 'AT']),
        option('fr_eu', 'Français', 'EU', 'fr-FR', null, ['FR', 'BE']),
      ],
    },
    {
      name: 'Asia',
      options: [option('en_asia', 'English', 'ASIA', 'en-SG', '/en_asia/products', [])],
    },
  ]
}
