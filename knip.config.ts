import type { KnipConfig } from 'knip'

/** What `knip` starts from: what no import leads to, because its name is put together or is not ours. */
const config: KnipConfig = {
  entry: [
    // scripts/run.mjs starts the file of its command; some are started by hand.
    'scripts/{build,content-check,dev,serve,start,take-gallery,test,types,words,write-content-api,write-gazetteer,write-time-zones}.ts',
    'bench/{main,build,interaction,lighthouse}.ts',
    // A process of its own for each engine that is measured.
    'bench/catalogue/measure-here.ts',
    // The function that is measured, apart from who asks it.
    'bench/search-function/serve.ts',
    'content/service/main.ts',
    'content/imagery/**/*.mjs',
    // Types alone: what queries answer, and that it fits the contract.
    'src/query-types.ts',
    // What `netlify build` starts in a test.
    'scripts/testing/say-environment.ts',
    // A process of its own, to be killed in the middle of its work.
    'src/serving/testing/publish-here.ts',
    // One that stands for a build, with its children, to be killed.
    'scripts/testing/stand-in-command.ts',
    // Another, because Gatsby does not end by itself.
    'src/gatsby-node/testing/answers-process.ts',
    // Gatsby takes these by their paths.
    'gatsby-{browser,config,node,ssr}.{ts,tsx}',
    'src/templates/**/*.{ts,tsx}',
    'src/chrome/slices/*.tsx',
    // What webpack puts in the place of a package.
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
  // Gatsby looks for the one in plugins/, and makes the other.
  ignoreUnresolved: ['gatsby-source-custom-api', /^\$virtual\//],
  // ImageMagick, for whoever makes new pictures; a certificate for what is measured.
  ignoreBinaries: ['convert', 'openssl'],
}

export default config
