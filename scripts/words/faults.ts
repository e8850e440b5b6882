import type { SiteHandle } from '../../src/sites'
import type { SiteText } from './texts'
import { typography, type Rule } from './typography'
import { vocabulary } from './vocabulary'

/** A mistake that readers of a text would notice. */
export interface Fault {
  readonly rule: string
  /** File and line, or file and key: `entries/faq.yaml:216`. */
  readonly at: string
  /** The mistake with a few characters around it. */
  readonly found: string
  readonly sites: readonly SiteHandle[]
}

const rules: Readonly<Record<string, Rule>> = { ...typography, vocabulary }

/** All faults of texts. A fault that several sites share counts once. */
export function faultsOf(texts: readonly SiteText[]): Fault[] {
  const faults = new Map<string, Fault>()
  for (const { site, at, text } of texts) {
    for (const [rule, check] of Object.entries(rules)) {
      for (const found of check(text, site)) {
        const key = [rule, at, found].join('\n')
        const sites = [...new Set([...(faults.get(key)?.sites ?? []), site])]
        faults.set(key, { rule, at, found, sites })
      }
    }
  }
  return [...faults.values()]
}

/** Shows different kinds of spaces as visible characters. */
const visible = (text: string) => text.replaceAll('\u00A0', '⍽').replaceAll('\u202F', '␣')

/** A line for each fault, sorted by place. */
export const reportOf = (faults: readonly Fault[]): string =>
  [...faults]
    .sort((one, other) => one.at.localeCompare(other.at, 'en', { numeric: true }))
    .map(({ rule, at, found, sites }) => `${at}  ${rule}: ${visible(found)}  (${sites.join(', ')})`)
    .join('\n')
