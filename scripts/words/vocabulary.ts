import { sites, type Language, type SiteHandle } from '../../src/sites'
import { isSize, type Rule } from './typography'

/**
 * Patterns for words that readers do not use, by the words that they do use. A pattern matches whole words,
 * in any case.
 */
type Vocabulary = Readonly<Record<string, string>>

/** Words and calques that the company avoids in all sites of a language. */
const HOUSE: Readonly<Record<Language, Vocabulary>> = {
  en: { 'gas train': 'gas ramps?' },
  it: {
    '50 % di idrogeno': 'mezzo idrogeno|metà idrogeno',
    Accademia: 'academy',
    cavalletto: 'cavallett[ae]',
  },
  de: {
    'Fasköpfe, Faskopf': 'faskopf(?:es|s)',
    '50 % Wasserstoff': 'halber wasserstoff|halb wasserstoff',
    Serviceaußendienst: 'außendienst service',
    Klärsilo: 'kläranlagen?',
    Abtropfrillen: 'abtropfflächen',
  },
  fr: {
    'quartz aggloméré': 'quartz composite',
    '50 % d’hydrogène': 'demi-hydrogène|moitié d[e’]\\s?hydrogène',
  },
  es: { '50 % de hidrógeno': 'medio hidrógeno|mitad de hidrógeno' },
  pt: { '50 % de hidrogénio': 'meio hidrog[éê]nio|metade de hidrog[éê]nio' },
}

/** Words in the spelling of the United States. The other English sites avoid them. */
const AMERICAN: Vocabulary = {
  aluminium: 'aluminum',
  analyse: 'analyz(?:e|es|ed|ing|er|ers)',
  centre: 'centers?|centered',
  colour: 'colors?|colored|colorful',
  fibre: 'fibers?',
  fulfil: 'fulfill|fulfills',
  grey: 'gray',
  labour: 'labor',
  litre: 'liters?|milliliters?',
  metre: '(?:(?:square|cubic|per|\\d) )meters?|(?:centi|milli|kilo)meters?',
  mould: 'molds?|molded|molding',
  programme: 'humor|favor(?:ite)?s?|honor',
  storey: 'stor(?:y|ies) (?:high|building)',
  travelled: 'travel(?:ed|ing)|model(?:ed|ing)|label(?:ed|ing)|cancel(?:ed|ing)',
  vapour: 'vapor',
}

/** How Britain writes, for North America. */
const BRITISH: Vocabulary = {
  aluminum: 'aluminium',
  analyze: 'analys(?:e|ed|ing|er|ers)',
  center: 'centres?|centred',
  color: 'colours?|coloured|colourful',
  fiber: 'fibres?',
  gray: 'grey',
  labor: 'labour',
  liter: 'litres?|millilitres?',
  meter: '(?:centi|milli|kilo)?metres?',
  mold: 'moulds?|moulded|moulding',
  'business days': 'working days|next working day',
  flashlight: 'torch(?:es)?',
  learned: 'learnt',
  percent: 'per cent',
  sales: 'turnover',
  truck: 'lorr(?:y|ies)',
  'zip code': 'postcodes?',
  ton: 'tonnes?',
  traveled: 'travell(?:ed|ing)|modell(?:ed|ing)|labell(?:ed|ing)',
  vapor: 'vapour',
}

/**
 * Metric units that North America replaces with feet, inches, pounds and °F. Centimetres are left out,
 * because slabs of 2 and 3 cm have these names there, too.
 */
const METRIC: Vocabulary = {
  'feet, inches, °F, lb': String.raw`\d[\d.,]*\u00A0(?:mm|m|m²|m³|km|°C|kg|t|l|l/min|m/min|m/s|m³/h|kg/m²)(?!\u00A0?[()])`,
}

const BRAZILIAN: Vocabulary = {
  'ecrã, ficheiro': 'telas? (?:de|do) (?:comando|operador)|celular(?:es)?|usuári\\w+',
  armazém: 'estoques?',
  betão: 'concretos? (?:mineral|armado)',
  cabeça: 'cabeçotes?',
  caudal: 'vazão|vazões',
  contacto: 'contatos?|contatar',
  controlo: 'controles?',
  descarregar: 'baixar o',
  económico: 'econômic\\w+',
  electrónica: 'eletrônic\\w+',
  equipa: 'equipes?',
  facto: 'fatos?(?!-macaco)',
  formação: 'treinamentos?',
  húmido: 'úmid[oa]s?|umidade',
  registo: 'registros?',
  secção: 'seção|seções',
}

const PORTUGUESE: Vocabulary = {
  'tela, arquivo': 'ecrãs?|ficheiros?|telemóve(?:l|is)|utilizador(?:es)?',
  'dezesseis, dezessete, dezenove': 'deza(?:sseis|ssete|nove)',
  aba: '(?:neste|num|novo) separador',
  borda: '(?<!a )bordos?',
  conosco: 'connosco',
  endereço: 'moradas?',
  parada: 'paragens?',
  queima: 'cozeduras?',
  solda: 'soldaduras?',
  usinagem: 'maquinaç(?:ão|ões)|maquinad[oa]s?',
  baixar: 'descarreg(?:ar|ue)(?= (?:o|a|os|as) (?:ficheiro|documento|ficha))',
  cabeçote: 'cabeças? (?:de polimento|polidoras?|de calibragem|verticais|de biselagem)',
  carregando: '(?:est(?:á|ão|amos|ava|avam)) a \\p{L}+[aei]r',
  CNPJ: 'nif',
  concreto: 'betão',
  contato: 'contact(?:o|os|ar)',
  controle: 'controlos?',
  econômico: 'económic\\w+',
  eletrônica: 'eletrónic\\w+|electrónic\\w+',
  equipe: 'equipas?',
  esmalte: 'vidrados?',
  estoque: 'armazém de peças',
  fato: 'factos?',
  massa: 'pasta cerâmica',
  porcelanato: 'grés',
  registro: 'registos?',
  seção: 'secç(?:ão|ões)',
  quilômetro: 'quilómetros?|milímetros? cúbic',
  torta: 'bolo de filtro',
  trecho: 'troços?',
  'tear multifio': 'máquinas? multifio|serras? multifio',
  trem: 'comboios?|camiões|camião',
  umidade: 'humidade|húmid[oa]s?',
  vazão: 'cauda(?:l|is)',
  planejar: 'plane(?:ar|amento|ado|ada)',
  'você está convidado': '(?<!você )está convidado',
}

const SPANISH: Vocabulary = {
  'baldosa, encimera': 'pisos? cerámicos?|tarjas?|bachas?',
  coste: 'costos?',
  ordenador: 'computador(?:a|as|es)?|celular(?:es)?',
  porcelánico: 'porcelanatos?',
  vídeo: 'videos?',
}

/** One vocabulary for all of Latin America: the vocabulary of Mexico, which the plant in Querétaro uses. */
const LATIN_AMERICAN: Vocabulary = {
  falla: 'averías?',
  montacargas: 'carretillas?',
  operador: 'operarios?',
  riel: 'ra[ií]l(?:es)?|carril(?:es)?',
  tablero: 'armarios?',
  'días hábiles': 'días laborables',
  capacitación: 'formación',
  celda: 'células? de carga',
  computadora: 'ordenador(?:es)?|móvil(?:es)? de empresa',
  costo: 'costes?',
  cubierta: 'encimeras?|mesadas?',
  remisión: 'remitos?|albar(?:án|anes)',
  tarja: 'fregaderos?|bachas?',
  porcelanato: 'porcelánic[oa]s?',
  video: 'vídeos?',
  concreto: 'hormigón',
}

const REGIONAL: Readonly<Record<SiteHandle, readonly Vocabulary[]>> = {
  ww: [AMERICAN],
  de_eu: [],
  en_asia: [AMERICAN],
  en_eu: [AMERICAN],
  en_na: [BRITISH, METRIC],
  en_oce: [AMERICAN],
  es_eu: [SPANISH],
  es_sa: [LATIN_AMERICAN],
  fr_eu: [],
  it_eu: [],
  pt_eu: [BRAZILIAN],
  pt_sa: [PORTUGUESE],
}

interface Reader {
  readonly any: RegExp
  readonly each: readonly (readonly [instead: string, pattern: RegExp])[]
}

const wholeWords = (words: string, flags: string) =>
  new RegExp(`(?<!\\p{L})(?:${words})(?![\\p{L}²³/])`, flags)

const readerOf = (site: SiteHandle): Reader => {
  const entries = [HOUSE[sites[site].language], ...REGIONAL[site]].flatMap(Object.entries<string>)
  return {
    any: wholeWords(entries.map(([, words]) => words).join('|'), 'iu'),
    each: entries.map(([instead, words]) => [instead, wholeWords(words, 'giu')]),
  }
}

const readers = new Map<SiteHandle, Reader>()

/** Words that the readers of a site do not use, with the words that they use. */
export const vocabulary: Rule = (text, site) => {
  const reader = readers.get(site) ?? readerOf(site)
  readers.set(site, reader)
  if (isSize(text) || !reader.any.test(text)) return []
  return reader.each.flatMap(([instead, pattern]) =>
    [...text.matchAll(pattern)].map(([found]) => `${found} (${instead})`),
  )
}
