/** The modules that every page uses. */
const belowTemplates = [
  ...['contract', 'sites', 'routes', 'theme', 'ui'],
  ...['features', 'blocks', 'chrome'],
]

/**
 * The modules of src, and the modules that each may import. All other imports are forbidden. Exempt are the
 * folders named `testing`, and src/gatsby-node, which makes pages from all modules.
 */
export const modules = {
  contract: [],
  sites: ['contract'],
  routes: ['contract', 'sites'],
  'content-client': ['contract'],
  'content-files': ['contract', 'sites', 'routes', 'content-client'],
  'content-graph': ['contract', 'sites', 'routes', 'content-client', 'content-files'],
  'content-check': ['contract', 'sites', 'routes', 'content-client', 'content-files'],
  preview: [
    ...['contract', 'sites', 'routes', 'content-client', 'content-graph'],
    ...['features', 'templates', 'gatsby-node'],
  ],
  functions: [
    ...['contract', 'sites', 'routes', 'content-client', 'content-files', 'content-graph'],
    ...['preview', 'ui', 'features'],
  ],
  theme: ['contract', 'sites', 'routes'],
  ui: ['contract', 'sites', 'routes', 'theme'],
  features: ['contract', 'sites', 'routes', 'theme', 'ui'],
  blocks: ['contract', 'sites', 'routes', 'theme', 'ui', 'features'],
  chrome: ['contract', 'sites', 'routes', 'theme', 'ui', 'features'],
  'gatsby-browser': ['contract', 'sites', 'routes', 'theme', 'ui'],
  templates: [...belowTemplates, 'gatsby-browser'],
  app: [...belowTemplates, 'gatsby-browser', 'templates'],
  'gatsby-ssr': [...belowTemplates, 'gatsby-browser', 'templates', 'app'],
  serving: ['contract', 'sites', 'routes', 'content-client', 'functions'],
}
/** The modules that a visitor's browser may load. */
export const pageCode = [
  ...['theme', 'ui', 'features', 'blocks', 'chrome', 'templates', 'app'],
  ...['gatsby-browser', 'gatsby-ssr'],
]
