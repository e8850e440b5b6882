/**
 * Five characters for each class, which no compression makes shorter: what is long in a name is downloaded
 * with every page. A thousand classes have two of the same name in one of two thousand sites.
 */
const SHORT_NAME = '[hash:base64:5]'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Goes through rules of webpack, whatever their form; tells how many settings of CSS modules it set. */
function shorten(rule: unknown): number {
  if (Array.isArray(rule)) return rule.reduce((sum: number, each) => sum + shorten(each), 0)
  if (!isRecord(rule)) return 0
  const { modules } = isRecord(rule.options) ? rule.options : {}
  const isSetting = isRecord(modules) && 'localIdentName' in modules
  if (isSetting) modules.localIdentName = SHORT_NAME
  return Number(isSetting) + shorten([rule.rules, rule.oneOf, rule.use])
}

/**
 * Gives classes short names in what is published; while developing they say where they are from
 * (docs/gatsby.md, class names).
 */
export class ShortClassNames {
  /** @throws when no rule of the compilation names classes */
  apply({ options }: { readonly options: { readonly module: { readonly rules: unknown } } }): void {
    if (shorten(options.module.rules) === 0) {
      throw new Error('Gatsby has no rule for CSS modules: see "class names" in docs/gatsby.md.')
    }
  }
}
