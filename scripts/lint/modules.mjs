/** The modules that every page uses. */
const belowTemplates = [
  ...['contract', 'sites', 'routes', 'theme', 'ui'],
  ...['features', 'blocks', 'chrome'],
]
const content = ['contract', 'sites', 'routes', 'content-client']

/**
 * The modules, and the modules that each may import, statically or later. All other imports are
 * forbidden, except in folders named `testing`. The names are those of folders of `src`, or of the
 * repository for {@link outside}.
 */
export const modules = {
  contract: [],
  sites: ['contract'],
  routes: ['contract', 'sites'],
  'content-client': ['contract'],
  'content-files': content,
  'content-graph': [...content, 'content-files'],
  'content-check': [...content, 'content-files'],
  theme: ['contract', 'sites', 'routes'],
  ui: ['contract', 'sites', 'routes', 'theme'],
  features: ['contract', 'sites', 'routes', 'theme', 'ui'],
  blocks: ['contract', 'sites', 'routes', 'theme', 'ui', 'features'],
  chrome: ['contract', 'sites', 'routes', 'theme', 'ui', 'features'],
  'gatsby-browser': ['contract', 'sites', 'routes', 'theme', 'ui'],
  templates: [...belowTemplates, 'gatsby-browser'],
  app: [...belowTemplates, 'gatsby-browser', 'templates'],
  plan: [
    ...['contract', 'sites', 'routes', 'content-graph'],
    ...['ui', 'features', 'chrome', 'templates'],
  ],
  preview: ['ui'],
  'preview/server': [...content, 'content-graph', 'features', 'templates', 'plan', 'preview'],
  'preview/browser': [
    ...['sites', 'routes', 'theme', 'ui', 'features', 'gatsby-browser'],
    ...['templates', 'app', 'preview'],
  ],
  'gatsby-ssr': [...belowTemplates, 'gatsby-browser', 'templates', 'app', 'plan', 'preview'],
  functions: [
    ...content,
    ...['content-files', 'content-graph', 'ui', 'features'],
    ...['preview', 'preview/server', 'scripts'],
  ],
  serving: ['contract', 'sites', 'routes', 'content-client', 'functions'],
  'gatsby-api': [],
  'gatsby-node': [
    ...content,
    ...['content-files', 'content-graph', 'theme', 'ui', 'features', 'templates', 'app'],
    ...['gatsby-browser', 'gatsby-ssr', 'gatsby-api', 'plan', 'functions', 'serving', 'scripts'],
  ],
  plugins: ['contract', 'sites', 'routes', 'content-client', 'content-graph', 'gatsby-api'],
  content: [...content, 'content-graph', 'features', 'plan', 'functions', 'serving'],
}

/** Commands, tests of the built site and measurements: they may import all modules. */
export const unrestricted = ['scripts', 'e2e', 'bench']

/** The modules that are folders of the repository. */
export const outside = ['plugins', 'content', ...unrestricted]

/** The modules that a visitor's browser may load. */
export const pageCode = [
  ...['theme', 'ui', 'features', 'blocks', 'chrome', 'templates', 'app'],
  ...['gatsby-browser', 'gatsby-ssr', 'preview/browser'],
]

/** The files of a module, as a pattern below the repository. */
export const filesOf = (module) => {
  if (outside.includes(module)) return `./${module}/**/*`
  const hasParts = Object.keys(modules).some((name) => name.startsWith(`${module}/`))
  return `./src/${module}/${hasParts ? '*' : '**/*'}`
}

/** The module of a file, by its path below the repository. `undefined` for files of no module. */
export const moduleOf = (file) =>
  [...Object.keys(modules), ...unrestricted]
    .filter((name) => file.startsWith(`${outside.includes(name) ? '' : 'src/'}${name}/`))
    .sort((a, b) => b.length - a.length)[0]
