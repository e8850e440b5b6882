import { LibraryReader } from '../../content/service/files/library'
import { publication } from '../../content/service/model/publication'
import { isObject } from '../../src/contract/is-object'
import { sites, type Language, type SiteHandle } from '../../src/sites'
import type { Fault } from './faults'
import type { SiteText } from './texts'

/** Words that name a kind of machine in each language, by the only product of that kind. */
const KINDS: Readonly<Record<string, Readonly<Record<Language, RegExp>>>> = {
  'titan-gang-80': {
    en: /gang saw/i,
    it: /telaio per marmo/i,
    de: /Gatter/,
    fr: /châssis à marbre/i,
    es: /telar para mármol/i,
    pt: /(?:engenho|tear) para mármore/i,
  },
  'ignis-electra': {
    en: /\belectric\b.*kiln/i,
    it: /forn[oi].*elettric/i,
    de: /Elektro(?:rollen)?ofen|Rollenöfen mit.*Strom/,
    fr: /fours?.*électrique/i,
    es: /horno.*eléctric/i,
    pt: /forno.*elétric/i,
  },
  'ponder-2500': {
    en: /2,500 to|from 2,500/,
    it: /da 2[.\s]?500/,
    de: /von 2[.\s]?500/,
    fr: /de 2\s?500/,
    es: /de 2[.,\s]?500/,
    pt: /de 2[.\s]?500/,
  },
  'filum-mono': {
    en: /one wire\b/i,
    it: /\bda uno a/i,
    de: /einem bis|Einseil/,
    fr: /d[’']un à|monofil/i,
    es: /de uno a|monohilo/i,
    pt: /de um a|monofio/i,
  },
  'vertex-robot': {
    en: /robot cells? for stone|centers and robot|centres and robot/i,
    it: /assi e celle robot/i,
    de: /zentren und Roboter/,
    fr: /axes et cellules robot/i,
    es: /ejes y celdas robot/i,
    pt: /eixos e células robot/i,
  },
  'manus-agv': {
    en: /driverless/i,
    it: /senza conducente/i,
    de: /fahrerlos/i,
    fr: /sans conducteur/i,
    es: /sin conductor/i,
    pt: /sem condutor|veículos autônomos/i,
  },
  'linea-strip': {
    en: /strip lines?/i,
    it: /linee filagne/i,
    de: /Streifenlinie/,
    fr: /lignes de bandes/i,
    es: /líneas de tiras/i,
    pt: /linhas de tiras/i,
  },
  'forma-brick': {
    en: /extruded fa[cç]ade/i,
    it: /estrusi per facciata/i,
    de: /stranggepresste Fassaden/,
    fr: /façade extrudés/i,
    es: /extruidos de fachada/i,
    pt: /extrudados de fachada|extrudidos de fachada/i,
  },
  'saxum-twin': {
    en: /\bsimulat/i,
    it: /\bsimula/i,
    de: /[Ss]imulier/,
    fr: /\bsimule/i,
    es: /\bsimul(?:ar|an|ación)/i,
    pt: /\bsimul(?:ar|am|ação)/i,
  },
  'reterra-paver': {
    en: /\bpavers?\b/i,
    it: /massell[oi]/i,
    de: /Pflasterstein/,
    fr: /\bpavés?\b/i,
    es: /adoqu[ií]n/i,
    pt: /blocos? de pavimento/i,
  },
  'rivus-3': {
    en: /\bA Rivus\b|waterjet cutting machines/i,
    it: /\bUna Rivus\b|macchine da taglio a getto/i,
    de: /\bEine Rivus\b|Wasserstrahl-Schneidanlagen/,
    fr: /\bUne Rivus\b|Machines de découpe au jet/,
    es: /\bUna Rivus\b|Máquinas de corte por chorro/,
    pt: /\bUma Rivus\b|Máquinas de corte por jato/,
  },
}

/** Files whose texts describe the range. A story or a news item may report on any machine. */
const describesRange = (at: string): boolean =>
  /^(?:categories|globals)\/|^(?:navigation|sections)\.yaml/.test(at)

/** The sites that sell each product of a company's files, by slug of the product's file. */
export async function offeredIn(directory: string): Promise<Map<string, readonly SiteHandle[]>> {
  const { files } = await new LibraryReader(directory).read()
  return new Map(
    files.flatMap(({ path, data }) => {
      const slug = /^products\/(.+)\.yaml$/.exec(path)?.[1]
      return slug && isObject(data) ? [[slug, publication.parse(data).sites] as const] : []
    }),
  )
}

/** Texts of the range that promise a machine which their site does not sell. */
export function rangeFaults(
  texts: readonly SiteText[],
  offered: ReadonlyMap<string, readonly SiteHandle[]>,
): Fault[] {
  return texts
    .filter(({ at }) => describesRange(at))
    .flatMap(({ site, at, text }) =>
      Object.entries(KINDS).flatMap(([product, words]) => {
        if (offered.get(product)?.includes(site)) return []
        const found = words[sites[site].language].exec(text)?.[0]
        return found ? [{ rule: `not sold here: ${product}`, at, found, sites: [site] }] : []
      }),
    )
}
