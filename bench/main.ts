import { benchmarkBuild } from './build'
import { benchmarkCatalogue } from './catalogue/catalogue'
import { benchmarkCataloguePage } from './catalogue/in-page'
import { benchmarkInteraction } from './interaction'
import { benchmarkLighthouse } from './lighthouse'
import { benchmarkPreview } from './preview/preview'
import { benchmarkPublish } from './publish'
import { benchmarkSearch } from './search/search'
import { benchmarkSearchFunction } from './search-function/search-function'
import { benchmarkSite } from './site/site'
import { benchmarkTagManager } from './tag-manager'

const benchmarks: Readonly<Record<string, (...only: string[]) => Promise<void>>> = {
  build: benchmarkBuild,
  catalogue: benchmarkCatalogue,
  'catalogue-page': benchmarkCataloguePage,
  interaction: benchmarkInteraction,
  lighthouse: benchmarkLighthouse,
  preview: benchmarkPreview,
  publish: benchmarkPublish,
  search: benchmarkSearch,
  'search-function': benchmarkSearchFunction,
  site: benchmarkSite,
  'tag-manager': benchmarkTagManager,
}

/**
 * `npm run bench -- build`: runs the named benchmark, or all of them without a name. Further arguments go to
 * the benchmark, such as the page types of `lighthouse`.
 */
async function main([name, ...only]: readonly string[]): Promise<void> {
  if (name === undefined) {
    for (const benchmark of Object.values(benchmarks)) await benchmark()
    return
  }
  const benchmark = benchmarks[name]
  if (!benchmark) {
    const known = Object.keys(benchmarks).join(', ')
    throw new Error(`There is no benchmark "${name}". There are: ${known}.`)
  }
  await benchmark(...only)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
