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
  // These packages are published as ES modules only, or as untranspiled source.
  transformIgnorePatterns: [
    '/node_modules/(?!(lucide-react|gatsby|gatsby-script|gatsby-link|ky|p-limit|yocto-queue|d3-geo|d3-array|internmap|content-disposition|path-exists|is-plain-obj|escape-string-regexp|map-obj|@netlify/.*)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/src/theme/testing/css-modules.ts',
    '^gatsby$': '<rootDir>/src/theme/testing/gatsby.tsx',
  },
  // What webpack puts into pages.
  globals: { THEME_COLOUR: '#123456' },
  testPathIgnorePatterns: ['/node_modules/', '/e2e/', '/public/', '/.build/'],
  modulePathIgnorePatterns: ['<rootDir>/.build', '<rootDir>/public'],
}

/** @type {import('jest').Config} `*.test.ts` runs in Node, `*.test.tsx` in a DOM. */
const config = {
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: ['@testing-library/jest-dom'],
    },
  ],
}

export default config
