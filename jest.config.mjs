import { readFileSync } from 'node:fs'

const shared = {
  transform: {
    '\\.[jt]sx?$|\\.mjs$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // These packages are published as ES modules only, or as untranspiled source. Bundles that tests make are in `.cache`.
  transformIgnorePatterns: [
    '/node_modules/(?!(\\.cache|lucide-react|gatsby|gatsby-script|gatsby-link|ky|iso-3166|p-limit|yocto-queue|d3-geo|d3-array|internmap|oxc-parser|chokidar|readdirp|content-disposition|path-exists|is-plain-obj|escape-string-regexp|map-obj|@netlify/.*)/)',
  ],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/theme/testing/css-modules.ts',
    '^gatsby$': '<rootDir>/src/theme/testing/gatsby.ts',
  },
  // The constants that webpack defines in pages.
  globals: { THEME_COLOUR: '#123456', OPEN_TO_SEARCH: true },
  testPathIgnorePatterns: ['/node_modules/', '/e2e/', '/public/', '/.build/'],
  modulePathIgnorePatterns: ['<rootDir>/.build', '<rootDir>/public'],
}

/** Preact in place of React, as gatsby-plugin-preact has it in browsers and in the static rendering. */
const preact = {
  '^react$': 'preact/compat',
  '^react/(.*)$': 'preact/$1',
  '^react-dom$': 'preact/compat',
  '^react-dom/test-utils$': 'preact/test-utils',
  '^react-dom/(.*)$': 'preact/compat/$1',
}

/** Modules that replace packages in browsers (`messageAliases`). */
const standIns = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync('src/app/i18n/stand-ins.json', 'utf8'))).map(
    ([name, file]) => [`^${name}$`, `<rootDir>/${file}`],
  ),
)

const inDom = {
  ...shared,
  testEnvironment: 'jsdom',
  // Without the condition `browser`, for which Preact has ES modules only, and React a server that lacks `TextEncoder`.
  testEnvironmentOptions: { customExportConditions: [] },
  testMatch: ['**/*.test.tsx'],
  setupFilesAfterEnv: [
    '@testing-library/jest-dom',
    '<rootDir>/scripts/testing/test-timeouts.ts',
    '<rootDir>/scripts/testing/browser-parts.ts',
  ],
}

/** @type {import('jest').Config} `*.test.ts` runs in Node, `*.test.tsx` in a DOM. */
const config = {
  // It ends tests that hang. On a busy machine every test is slow.
  testTimeout: 180_000,
  // The default keeps one core free for Jest itself, which needs almost nothing.
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      moduleNameMapper: { ...shared.moduleNameMapper, ...preact },
    },
    {
      ...inDom,
      displayName: 'dom',
      moduleNameMapper: { ...shared.moduleNameMapper, ...preact, ...standIns },
    },
    {
      // Both libraries have to render and hydrate pages: docs/decisions/0001-preact-in-the-browser.md.
      ...inDom,
      displayName: 'react',
      // The parts of a page that a visitor meets before and while it hydrates. Other components use no more of React.
      testMatch: ['ui/hydration', 'gatsby-browser', 'chrome'].map(
        (folder) => `**/src/${folder}/**/*.test.tsx`,
      ),
      moduleNameMapper: { ...shared.moduleNameMapper, ...standIns },
    },
  ],
}

export default config
