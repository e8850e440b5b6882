const MINI_CSS = 'MiniCssExtractPlugin'

const isMiniCss = (plugin: unknown): plugin is { options: object } =>
  plugin instanceof Object &&
  plugin.constructor.name === MINI_CSS &&
  'options' in plugin &&
  plugin.options instanceof Object

/**
 * Changes settings of what extracts style sheets, in a compilation that does so.
 *
 * @param section of docs/gatsby.md that says why
 * @throws when Gatsby extracts styles by another plugin
 */
export function setMiniCss(plugins: readonly unknown[], settings: object, section: string): void {
  const extracting = plugins.filter(isMiniCss)
  if (extracting.length === 0) {
    throw new Error(`Gatsby has no ${MINI_CSS}: see "${section}" in docs/gatsby.md.`)
  }
  for (const { options } of extracting) Object.assign(options, settings)
}
