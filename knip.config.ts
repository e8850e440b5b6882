import type { KnipConfig } from 'knip'

/** The entries are files that no import names, because their paths are computed or another program opens them. */
const config: KnipConfig = {
  entry: [
    // scripts/run.mjs starts the file of its command. People start the others.
    'scripts/{build,content-check,dev,serve,start,take-gallery,prose,rooms,test,types,words,write-content-api,write-gazetteer,write-time-zones}.ts',
    'bench/{main,build,interaction,lighthouse}.ts',
    // Each measured engine has a process of its own.
    'bench/catalogue/measure-here.ts',
    // The measured function has a process apart from its caller.
    'bench/search-function/serve.ts',
    'content/service/main.ts',
    'content/imagery/**/*.mjs',
    // It has only types, of the results of queries.
    'src/query-types.ts',
    // `netlify build` starts it in a test.
    'scripts/testing/say-environment.ts',
    // A test kills this process in the middle of its work.
    'src/serving/testing/publish-here.ts',
    // A test kills this process, which acts as a build, and its children.
    'scripts/testing/stand-in-command.ts',
    // A process of its own, because Gatsby does not end by itself.
    'src/gatsby-node/testing/answers-process.ts',
    // Gatsby finds these by their paths.
    'gatsby-{browser,config,node,ssr}.{ts,tsx}',
    'src/templates/**/*.{ts,tsx}',
    'src/chrome/slices/*.tsx',
    // Webpack puts these in place of packages.
    'src/app/i18n/{i18next,react-i18next,wrap-page-element}.ts',
    'src/gatsby-browser/runtime/*.{ts,tsx}',
  ],
  project: ['**/*.{ts,tsx,mjs}'],
  // gatsby-node.ts is an entry above. Knip would run its onCreateBabelConfig, without the action it takes.
  gatsby: { config: ['gatsby-config.ts'] },
  playwright: { config: 'e2e/playwright.config.ts', entry: 'e2e/**/*.spec.ts' },
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // Read as files.
    '@fontsource/archivo',
    'world-atlas',
    // Started as programs.
    'netlify-cli',
    'tsx',
    // Given to stylelint by its name, in a test.
    'stylelint-no-unsupported-browser-features',
    // Gatsby imports it by this name.
    '@reach/router',
    // They come with Gatsby, in the only version that fits it.
    'gatsby-plugin-utils',
    'webpack',
    // Types, which come with those of topojson-client.
    'topojson-specification',
  ],
  // Gatsby finds the first in plugins/ and generates the second.
  ignoreUnresolved: ['gatsby-source-custom-api', /^\$virtual\//],
  // ImageMagick makes new pictures; OpenSSL makes the certificate of a measured server.
  ignoreBinaries: ['convert', 'openssl'],
}

export default config
