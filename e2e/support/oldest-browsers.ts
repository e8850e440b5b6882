import compatibility, {
  type BrowserName,
  type CompatStatement,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'
import { Linter } from 'eslint'
import compat from 'eslint-plugin-compat'
import editions from 'eslint-plugin-es-x'
import { parse } from 'postcss'
import stylelint from 'stylelint'
import packageFile from '../../package.json' with { type: 'json' }

/** Names of browsers in `browserslist` that MDN names differently. */
const namesOfMdn: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
}

/** The oldest version of each browser that the site supports. */
const oldest = packageFile.browserslist.map((query): readonly [BrowserName, number] => {
  const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? []
  const name = namesOfMdn[browser]
  if (!name) throw new Error(`browserslist (package.json): "${query}" is no "chrome >= 111".`)
  return [name, Number(version)]
})

const numberOf = (version: string): number => Number.parseFloat(version.replace('≤', ''))

/** Whether a version of a browser supports a feature without a switch, according to MDN's statement. */
const has = (version: number, statement: SimpleSupportStatement): boolean => {
  const { version_added: added, version_removed: removed, flags } = statement
  if (typeof added !== 'string' || numberOf(added) > version || flags) return false
  return typeof removed !== 'string' || numberOf(removed) > version
}

/** Whether one of the oldest browsers lacks an interface or a part of it. */
const isNewer = (facts: CompatStatement): boolean =>
  oldest.some(([browser, version]) => {
    const statement = facts.support[browser] ?? []
    const statements = Array.isArray(statement) ? statement : [statement]
    return !statements.some((each) => has(version, each))
  })

/** Static methods such as `URL.canParse()`, which eslint-plugin-compat does not know. */
const newerStatics = Object.entries(compatibility.api).flatMap(([object, parts]) =>
  Object.entries(parts)
    .filter(([part, { __compat: facts }]) => part.endsWith('_static') && facts && isNewer(facts))
    .map(([part]) => ({ object, property: part.replace('_static', '') })),
)

/**
 * The last edition of the language that the oldest browsers of `browserslist` (package.json) support
 * completely.
 */
const EDITION = 2022

/** Features of later editions that they support. */
const KNOWN_LATER = ['es-x/no-array-prototype-findlast-findlastindex']

/** Scripts check whether it exists before they use it. */
const ASKED_FOR = ['navigator.connection']

const methodsOfArrays = new Set(
  Object.getOwnPropertyNames(Array.prototype).map((name) => name.toLowerCase()),
)

/**
 * Methods of iterators that share their name with a method of arrays: a rule without types cannot tell them
 * apart.
 */
const ofArraysToo = Object.keys(editions.rules)
  .filter((name) => methodsOfArrays.has(/^no-iterator-prototype-(\w+)$/.exec(name)?.[1] ?? ''))
  .map((name) => `es-x/${name}`)

const off = (rules: readonly string[]): Linter.RulesRecord =>
  Object.fromEntries(rules.map((rule) => [rule, 'off']))

const configuration: Linter.Config[] = [
  editions.configs['flat/restrict-to-es2022'],
  editions.configs['flat/no-new-in-esnext'],
  compat.configs['flat/recommended'],
  {
    languageOptions: { ecmaVersion: EDITION, sourceType: 'module' },
    linterOptions: { noInlineConfig: true },
    // Methods are recognised by their names, whatever object they belong to.
    settings: { 'es-x': { aggressive: true }, polyfills: ASKED_FOR },
    rules: {
      ...off([...KNOWN_LATER, ...ofArraysToo]),
      'no-restricted-properties': ['error', ...newerStatics],
    },
  },
]
const linter = new Linter()

/** Syntax, methods and interfaces of a script that the oldest browsers lack. */
export const newerInScript = (code: string): string[] =>
  linter.verify(code, configuration).map(({ message, column }) => `${message} (column ${column})`)

/** Features that a browser may lack: the page looks plainer, and nothing is lost. */
const PLAINER_WITHOUT = [
  'css-content-visibility',
  // Other rules below check it.
  'css-has',
  'css-media-scripting',
  'css-resize',
  'css-scrollbar',
  'css-selection',
  'css-subgrid',
  'css3-cursors-grab',
  'css3-cursors-newer',
  'text-size-adjust',
]

/** Selector lists that tolerate an unknown selector, with the parentheses in them. */
const FORGIVING = /:(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/** Such a selector drops its whole rule, unless it stands in a tolerant list. */
const isDropped = (selector: string): boolean => selector.replace(FORGIVING, '').includes(':has(')

/**
 * Rules with `:has()` and other selectors. Firefox before 121 has no `:has()`, so it drops the whole rule for
 * all of them.
 */
function droppedRules(styles: string): string[] {
  const found: string[] = []
  parse(styles).walkRules(({ selector, selectors }) => {
    const dropped = selectors.filter(isDropped).length
    if (dropped > 0 && dropped < selectors.length)
      found.push(`${selector}: dropped for its :has(), which belongs into :is()`)
  })
  return found
}

/** The features of a style sheet that the oldest browsers lack. */
export async function newerInStyles(styles: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: styles,
    config: {
      plugins: ['stylelint-no-unsupported-browser-features'],
      rules: {
        'plugin/no-unsupported-browser-features': [
          true,
          { ignore: PLAINER_WITHOUT, ignorePartialSupport: true },
        ],
      },
    },
  })
  const lacking = results.flatMap(({ warnings }) => warnings.map(({ text }) => text))
  return [...lacking, ...droppedRules(styles)]
}
