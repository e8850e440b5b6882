import { runInNewContext } from 'node:vm'
import { siteTable } from '../../sites/choose-site'
import { rootScript } from './root-script'

const table = siteTable({
  en_na: ['US', 'CA'],
  es_sa: ['MX', 'AR'],
  es_eu: ['ES'],
  pt_sa: ['BR'],
  de_eu: ['DE', 'CH'],
})

/** Runs the script as the browser does and returns the visitor's path. */
function visit({
  cookie = '',
  languages = [],
  userAgent = 'Mozilla/5.0 Firefox/140.0',
  search = '',
}: {
  cookie?: string
  languages?: readonly string[]
  userAgent?: string
  search?: string
}): string | null {
  let address: string | null = null
  runInNewContext(rootScript(table), {
    document: { cookie },
    navigator: { languages, userAgent },
    location: { search, hash: '', replace: (to: string) => (address = to) },
  })
  return address
}

describe('the script of the root page', () => {
  it.each([
    [['es-MX', 'en'], '/es_sa'],
    [['es-419', 'es'], '/es_sa'],
    [['es-AR'], '/es_sa'],
    [['es-VE'], '/es_sa'],
    [['es-US'], '/es_sa'],
    [['es-419-u-nu-latn'], '/es_sa'],
    [['es-ES'], '/es_eu'],
    [['es'], '/es_eu'],
    [['pt-BR'], '/pt_sa'],
    [['pt-br'], '/pt_sa'],
    [['pt'], '/pt_eu'],
    [['pt-PT'], '/pt_eu'],
    [['pt-AO'], '/pt_eu'],
    [['de-CH'], '/de_eu'],
    [['de-AT'], '/de_eu'],
    [['de-DE-1996'], '/de_eu'],
    // `Accept-Language: it;q=0.1,de;q=0.9`, as browsers list it.
    [['de', 'it'], '/de_eu'],
    [['it', 'de'], '/it_eu'],
    [['en-US'], '/en_na'],
    [['en-CA', 'fr-CA'], '/en_na'],
    [['fr-CA', 'en-CA'], '/fr_eu'],
    [['zh-Hant-TW', 'fr-CA'], '/fr_eu'],
    [['en'], null],
    [['en', 'de'], null],
    [['en-ZA'], null],
    [['ja'], null],
    [['', 'x-klingon', '*'], null],
    [[], null],
  ])('leads a browser that asks for %j to %s', (languages, expected) => {
    expect(visit({ languages })).toBe(expected)
  })

  // @RD2.4
  it('prefers the site that the visitor chose', () => {
    expect(visit({ cookie: 'a=1; i18n_redirected=it_eu', languages: ['de'] })).toBe('/it_eu')
    expect(visit({ cookie: 'i18n_redirected=ww', languages: ['de'] })).toBeNull()
    expect(visit({ cookie: 'i18n_redirected=xx_yy', languages: ['de'] })).toBe('/de_eu')
  })

  it('takes what content says of a country before what is usual', () => {
    const ours = siteTable({ es_eu: ['ES', 'CU'] })
    expect(ours.regional.es_eu).toBe('es-CU es-ES')
    expect(ours.regional.es_sa).toContain('es-MX')
    expect(ours.regional.es_sa).not.toContain('es-CU')
  })

  it('lets bots stay and keeps the query', () => {
    expect(visit({ languages: ['de'], userAgent: 'Googlebot/2.1' })).toBeNull()
    expect(visit({ languages: ['de'], search: '?utm_source=fair' })).toBe('/de_eu?utm_source=fair')
  })
})
