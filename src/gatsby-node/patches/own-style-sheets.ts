import type { RuleSetRule } from 'webpack'
import { isObject } from '../../contract/is-object'

/** `import href from './preview.css?file'`: the address of a style sheet that is a file of its own. */
const ownStyleSheet: RuleSetRule = {
  resourceQuery: /^\?file$/,
  type: 'asset/resource',
  generator: { filename: '[name]-[contenthash].css' },
}

const isCss = (rule: unknown): boolean =>
  isObject(rule) && rule.test instanceof RegExp && rule.test.test('a.css')

/**
 * Lets a style sheet be a file of its own (docs/gatsby.md, own style sheets). Gatsby puts all styles into
 * the one that every visitor downloads.
 */
export class OwnStyleSheets {
  /** @throws when no rule of the compilation chooses between kinds of style sheets */
  apply({ options }: { readonly options: { readonly module: { readonly rules: unknown } } }): void {
    const { rules } = options.module
    const choices = (Array.isArray(rules) ? rules : [])
      .map((rule: unknown): unknown => (isObject(rule) ? rule.oneOf : undefined))
      .filter((oneOf): oneOf is unknown[] => Array.isArray(oneOf) && oneOf.some(isCss))
    if (choices.length === 0) {
      throw new Error(
        'Gatsby has no choice of CSS rules: see "own style sheets" in docs/gatsby.md.',
      )
    }
    for (const oneOf of choices) oneOf.unshift(ownStyleSheet)
  }
}
