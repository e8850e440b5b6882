import { readdirSync } from 'node:fs'
import { defineConfig } from 'eslint/config'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import prettier from 'eslint-config-prettier'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { filesOf, modules, outside, pageCode, unrestricted } from './scripts/lint/modules.mjs'

const code = ['**/*.ts', '**/*.tsx']
const scripts = ['**/*.mjs', '**/*.cjs', '**/*.js']
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'e2e/**', 'bench/**']
const tooling = [
  ...tests,
  'src/contract/openapi.ts',
  'scripts/**',
  'content/**',
  'src/content-check/**',
  '*.config.*',
]

const nodeGlobals = Object.fromEntries(
  [
    ...['process', 'console', 'Buffer', 'URL', 'URLSearchParams', 'AbortController', 'AbortSignal'],
    ...['fetch', 'Request', 'Response', 'Headers', 'TextDecoder', 'TextEncoder', 'performance'],
    ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'],
    ...['structuredClone', 'require', 'module', '__dirname'],
  ].map((name) => [name, 'readonly']),
)
const browserGlobals = Object.fromEntries(
  [
    'window',
    'document',
    'location',
    'navigator',
    'history',
    'HTMLElement',
    'CustomEvent',
    'Event',
  ].map((name) => [name, 'readonly']),
)

/** Rules that need types are oxlint's (.oxlintrc.json), which takes a tenth of the time for them. */

/** Things that the language allows and this site does not, by what would go wrong. */
const forbiddenSyntax = [
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'The Content-Security-Policy allows no style attributes: use a class of a CSS module.',
  },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Text with markup is printed by the one component in src/ui that does so.',
  },
  {
    selector:
      'CallExpression[callee.object.name="jest"][callee.property.name=/^(mock|doMock|unstable_mockModule)$/][arguments.0.value=/^\\./]',
    message:
      'A test uses the real modules: put doubles in place of what is not ours (CONTRIBUTING.md).',
  },
  {
    selector: 'MemberExpression[object.name="Reflect"][property.name="apply"]',
    message: 'Give the function a type, by a guard or a schema, and call it.',
  },
]
const forbiddenInSrc = [
  ...forbiddenSyntax,
  {
    selector: 'ExportNamedDeclaration VariableDeclarator[id.name="config"]',
    message: 'Gatsby takes an export named "config" below src for a page with server rendering.',
  },
  {
    selector: 'MemberExpression[computed=true][object.name=/css$/i]',
    message:
      'All names of the style sheet would be downloaded: name the classes (docs/performance.md).',
  },
]

/** Every chunk that fails goes through one guard (`src/ui/lazy`). */
const importOutsideGuard = {
  selector:
    'ImportExpression:not(CallExpression[callee.name=/^lazy(Code|Component|Panel)$/] ImportExpression)',
  message:
    'Code is imported later by lazyCode, lazyComponent or lazyPanel, which answer for failures.',
}
/** Interface texts, after whose failure no page is loaded again (requirements 8). */
const importedTexts = ['src/sites/messages.ts', 'src/sites/message-areas.ts']

const restriction = (target, from, except, message) => ({ target, from, except, message })

const folderOf = (module) => (outside.includes(module) ? module : `src/${module}`)

/** Each module imports the modules that the table gives it, and no others. */
const moduleRestrictions = Object.entries(modules).map(([module, allowed]) =>
  restriction(
    filesOf(module),
    [...Object.keys(modules), ...unrestricted]
      .filter((name) => name !== module && !allowed.includes(name))
      .map(filesOf),
    [],
    `${folderOf(module)} may import ${allowed.map(folderOf).join(', ') || 'no other module'} only (docs/architecture.md).`,
  ),
)

const features = readdirSync(new URL('src/features', import.meta.url), { withFileTypes: true })
  .filter((item) => item.isDirectory())
  .map(({ name }) => name)

/** A feature is imported through its index only. */
const featureRestrictions = features.map((name) =>
  restriction(
    [`./src/!(features)/**/*`, `./src/features/!(${name})/**/*`, './*.ts', './*.tsx'],
    `./src/features/${name}/**/*`,
    ['**/index.ts', '**/index.tsx'],
    `Use src/features/${name} through its index.`,
  ),
)

const restrictions = [
  ...moduleRestrictions,
  ...featureRestrictions,
  restriction(
    [...pageCode.filter((module) => module !== 'gatsby-ssr').map(filesOf), './gatsby-browser.tsx'],
    './src/sites/all-messages.ts',
    [],
    'A browser loads the texts of one site: all of them are for the build and the static rendering.',
  ),
]

/** Packages that contract, sites, routes and the client must not use, because they run in Node and in the browser. */
const frameworks = {
  regex: '^(react|react-dom|preact|gatsby|@reach/router|react-.*|gatsby-.*)(/|$)',
  message: 'This module imports nothing of React or Gatsby.',
}
/** A visitor's browser must not load the schemas and the sanitiser; these files need neither. */
const contractInBrowser = {
  regex: '(^|/)contract(?!/(web-address|is-object|escaped|group-by)$)(/|$)',
  allowTypeImports: true,
  message:
    'Code for the browser imports only types, web-address, is-object, escaped and group-by of the contract.',
}
const imports = (files, ...patterns) => ({
  files,
  ignores: tests,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
})

export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      'public/',
      '.build/',
      '.cache/',
      '.netlify/',
      'bench/results/',
      'test-results/',
      'playwright-report/',
      'src/query-types.ts',
      'content/saxum/',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },

  {
    files: [...code, ...scripts],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] }),
      ],
    },
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-extraneous-dependencies': ['error', { devDependencies: tooling }],
      'import-x/no-restricted-paths': ['error', { zones: restrictions }],
      'no-restricted-syntax': ['error', ...forbiddenSyntax],
    },
  },
  { files: ['src/**'], rules: { 'no-restricted-syntax': ['error', ...forbiddenInSrc] } },
  {
    files: [
      `src/{${[...pageCode, 'sites', 'routes'].join(',')}}/**`,
      'src/preview/*',
      'gatsby-browser.tsx',
    ],
    ignores: [...tests, ...importedTexts],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenInSrc, importOutsideGuard] },
  },
  // Their own package.json says nothing but that they are ES modules.
  {
    files: ['src/functions/**'],
    rules: {
      'import-x/no-extraneous-dependencies': [
        'error',
        { devDependencies: tooling, packageDir: import.meta.dirname },
      ],
    },
  },

  {
    files: code,
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: scripts,
    languageOptions: { globals: nodeGlobals },
    rules: { 'no-undef': 'error', 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
  },
  { files: ['static/**/*.js'], languageOptions: { globals: browserGlobals } },
  {
    files: ['static/sw.js'],
    languageOptions: { globals: { self: 'readonly', caches: 'readonly' } },
  },

  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
  },

  { files: ['**/testing/**'], rules: { 'import-x/no-restricted-paths': 'off' } },
  // Text with markup that the contract has sanitised or the build itself has made.
  {
    files: [
      'src/ui/text/rich-text.tsx',
      'src/templates/search/search-results.tsx',
      'src/gatsby-ssr/structured-data.tsx',
      'src/gatsby-ssr/query-script.tsx',
      'src/gatsby-ssr/root-locale.tsx',
      'src/gatsby-ssr/early-clicks-script.tsx',
      'src/gatsby-ssr/early-print-script.tsx',
      'src/gatsby-ssr/first-visit-script.tsx',
      'src/gatsby-ssr/page-files-script.tsx',
      'src/gatsby-ssr/preview-token-script.tsx',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },

  imports(
    [
      'src/{contract,content-client,content-graph,content-check,plan,functions}/**',
      'src/preview/server/**',
    ],
    frameworks,
  ),
  // It prints what the search page shows in the browser.
  {
    files: ['src/functions/search-page/results.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  imports(['src/{sites,routes}/**', 'src/preview/*'], frameworks, contractInBrowser),
  imports(
    [`src/{${pageCode.join(',')}}/**`, 'gatsby-browser.tsx', 'gatsby-ssr.tsx'],
    contractInBrowser,
  ),
  prettier,
)
