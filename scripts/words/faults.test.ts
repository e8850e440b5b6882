import { siteHandles, type SiteHandle } from '../../src/sites'
import { faultsOf, reportOf } from './faults'

const found = (text: string, site: SiteHandle) =>
  faultsOf([{ site, at: 'a.yaml:1', text }]).map(({ rule }) => rule)

/** `~` is a no-break space, `_` a narrow one. */
const spaced = (text: string) => text.replaceAll('~', '\u00A0').replaceAll('_', '\u202F')

describe.each<[rule: string, site: SiteHandle, wrong: string, right: string]>([
  ['spaces', 'ww', 'Two  spaces', 'One space'],
  ['spaces', 'de_eu', 'am Rand ', 'am Rand'],
  ['spaces', 'it_eu', 'Perché ?', 'Perché?'],
  ['spaces', 'it_eu', 'la sega , il filo', 'la sega, il filo'],
  ['spaces', 'fr_eu', 'Pourquoi?', 'Pourquoi_?'],
  ['spaces', 'fr_eu', 'Pourquoi ?', 'Pourquoi_?'],
  ['spaces', 'fr_eu', 'le disque~: acier', 'le disque_: acier'],
  ['spaces', 'fr_eu', '«~voilà~»', '«_voilà_»'],
  ['apostrophes', 'it_eu', "l'acqua", 'l’acqua'],
  ['apostrophes', 'fr_eu', "aujourd'hui", 'aujourd’hui'],
  ['quotation marks', 'ww', 'a "closed" loop', 'a “closed” loop'],
  ['percent', 'ww', '98~%', '98%'],
  ['percent', 'de_eu', '98%', '98~%'],
  ['percent', 'es_eu', '98 %', '98~%'],
  ['units', 'ww', '20 mm', '20~mm'],
  ['units', 'pt_eu', '7 m³/h', '7~m³/h'],
  ['numbers', 'ww', '0,5~mm', '0.5~mm'],
  ['numbers', 'es_eu', '0.5~mm', '0,5~mm'],
  ['numbers', 'es_sa', 'de 0,5 a 1.2', 'de 0.5 a 1.2'],
  ['numbers', 'es_sa', 'unos 12.000,5~€', 'unos 12,000.5~€'],
  ['numbers', 'it_eu', '2.100~mm', '2100~mm'],
  ['numbers', 'de_eu', '2100~mm lang', '2.100~mm lang'],
  ['numbers', 'pt_sa', 'de 1800 × 3.600~mm', 'de 1.800 × 3.600~mm'],
  ['numbers', 'ww', 'up to 1800~mm', 'up to 1,800~mm'],
  ['vocabulary', 'ww', 'The color of the slab', 'The colour of the slab'],
  ['vocabulary', 'en_na', 'The colour of the slab', 'The color of the slab'],
  ['vocabulary', 'en_na', 'fires at 1,205~°C', 'fires at 2,200~°F (1,205~°C)'],
  ['vocabulary', 'en_na', 'in two working days', 'in two business days'],
  ['vocabulary', 'en_na', 'four per cent of turnover', 'four percent of sales'],
  ['vocabulary', 'pt_sa', 'Descarregue a ficha', 'Baixe a ficha'],
  ['vocabulary', 'pt_sa', 'A página está a carregar', 'Carregando a página'],
  ['vocabulary', 'pt_sa', 'Contacto', 'Contato'],
  ['vocabulary', 'pt_sa', 'dezasseis bordos', 'dezesseis bordas a bordo'],
  ['vocabulary', 'pt_eu', 'O registro da umidade', 'O registo da humidade'],
  ['vocabulary', 'es_sa', 'El fregadero de porcelánico', 'La tarja de porcelanato'],
  ['vocabulary', 'es_sa', 'El operario y el armario', 'El operador y el tablero'],
  ['vocabulary', 'es_eu', 'El costo del video', 'El coste del vídeo'],
  ['vocabulary', 'de_eu', 'mit halb Wasserstoff', 'mit 50~% Wasserstoff'],
  ['vocabulary', 'it_eu', 'la Academy', 'l’Accademia'],
])('%s in %s: %s', (rule, site, wrong, right) => {
  test('is found', () => expect(found(spaced(wrong), site)).toContain(rule))
  test('is not found where it is right', () => expect(found(spaced(right), site)).toEqual([]))
})

test.each(siteHandles)('a text without a number is not read as one in %s', (site) => {
  for (const text of ['ISO 10545-2', 'OPC UA 1.04', 'in 2026', 'Arcus 450 CN', 'TLS 1.3', 'C5.2']) {
    expect(found(text, site)).toEqual([])
  }
})

test('a fault of one place is said once, with the sites that read it', () => {
  const texts = (['ww', 'en_eu'] as const).map((site) => ({ site, at: 'b.yaml:2', text: 'gray  ' }))
  const faults = faultsOf([{ site: 'ww', at: 'a.yaml:10', text: '98\u00A0%' }, ...texts])
  expect(reportOf(faults).split('\n')).toEqual([
    'a.yaml:10  percent: 98⍽%  (ww)',
    'b.yaml:2  spaces: gray    (ww, en_eu)',
    'b.yaml:2  vocabulary: gray (grey)  (ww, en_eu)',
  ])
})
