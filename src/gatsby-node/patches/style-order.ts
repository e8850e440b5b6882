import { setMiniCss } from './mini-css'

/**
 * Keeps the style sheet's plugin from warning of the order of rules: between components it means
 * nothing, because CSS modules do not share names (docs/gatsby.md, order of styles).
 *
 * For compilations that extract a style sheet.
 */
export class AnyStyleOrder {
  /** @throws when Gatsby extracts styles by another plugin */
  apply({ options }: { readonly options: { readonly plugins: readonly unknown[] } }): void {
    setMiniCss(options.plugins, { ignoreOrder: true }, 'order of styles')
  }
}
