/*
 * Replaces `i18next` in the browser (see `browserAliases`): looks up messages, chooses their
 * plurals and fills in their values. The static HTML and the functions use the package itself. A
 * test runs every message of every language through both.
 */

/** Messages of one namespace: texts, or groups of them. */
interface Bundle {
  readonly [key: string]: string | Bundle
}

type Bundles = Readonly<Record<string, Readonly<Record<string, Bundle>>>>

/** Values for the places of a message; `count` chooses its plural, too. */
type Values = Readonly<Record<string, string | number>> & { readonly count?: number }

/** Returns a message by its key (`listing.page`, `search:next`), or the key if there is none. */
type Translate = (key: string, values?: Values) => string

interface Options {
  readonly lng: string
  readonly resources?: Bundles
}

const DEFAULT_NAMESPACE = 'translation'
const PLACE = /\{\{(\w+)\}\}/g

const plurals = new Map<string, Intl.PluralRules>()

/** The form of a noun that a language has for a number: `one`, `many`, `other`. */
function pluralOf(language: string, count: number): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return rules.select(count)
}

function messageAt(bundle: Bundle | undefined, path: string): string | undefined {
  let found: string | Bundle | undefined = bundle
  for (const key of path.split('.')) found = typeof found === 'object' ? found[key] : undefined
  return typeof found === 'string' ? found : undefined
}

class I18n {
  language = ''
  private readonly bundles = new Map<string, Bundle>()
  private readonly fixed = new Map<string, Translate>()

  init({ lng, resources = {} }: Options): void {
    this.language = lng
    for (const [language, namespaces] of Object.entries(resources)) {
      for (const [name, bundle] of Object.entries(namespaces)) {
        this.addResourceBundle(language, name, bundle)
      }
    }
  }

  hasResourceBundle(language: string, namespace: string): boolean {
    return this.bundles.has(`${language}/${namespace}`)
  }

  addResourceBundle(language: string, namespace: string, bundle: Bundle): void {
    this.bundles.set(`${language}/${namespace}`, bundle)
  }

  /** The same function for the same language and namespace, so that effects may depend on it. */
  getFixedT(language: string | null, namespace = DEFAULT_NAMESPACE): Translate {
    const spoken = language ?? this.language
    const id = `${spoken}/${namespace}`
    const translate = this.fixed.get(id) ?? this.translateIn(spoken, namespace)
    this.fixed.set(id, translate)
    return translate
  }

  private translateIn(language: string, ownNamespace: string): Translate {
    return (key, values = {}) => {
      const [path = '', namespace = ownNamespace] = key.split(':').reverse()
      const bundle = this.bundles.get(`${language}/${namespace}`)
      const { count } = values
      const plural =
        count === undefined ? undefined : messageAt(bundle, `${path}_${pluralOf(language, count)}`)
      const message = plural ?? messageAt(bundle, path) ?? path
      return message.replace(PLACE, (place, name: string) => String(values[name] ?? place))
    }
  }
}

const i18next = { createInstance: () => new I18n() }

export type { I18n }
export default i18next
