const MINI_CSS = 'MiniCssExtractPlugin'

const isMiniCss = (plugin: unknown): plugin is { options: object } =>
  plugin instanceof Object &&
  plugin.constructor.name === MINI_CSS &&
  'options' in plugin &&
  plugin.options instanceof Object

/**
 * Keeps the style sheet's plugin from warning of the order of rules: between components it means
 * nothing, because CSS modules do not share names (docs/gatsby.md, order of styles).
 *
 * For compilations that extract a style sheet.
 */
export class AnyStyleOrder {
  /** @throws when Gatsby extracts styles by another plugin */
  apply({ options }: { readonly options: { readonly plugins: readonly unknown[] } }): void {
    const plugins = options.plugins.filter(isMiniCss)
    if (plugins.length === 0) {
      throw new Error(`Gatsby has no ${MINI_CSS}: see "order of styles" in docs/gatsby.md.`)
    }
    for (const plugin of plugins) Object.assign(plugin.options, { ignoreOrder: true })
  }
}
