import { benchmarkBuild } from './build'
import { benchmarkInteraction } from './interaction'
import { benchmarkLighthouse } from './lighthouse'

const benchmarks: Readonly<Record<string, () => Promise<void>>> = {
  build: benchmarkBuild,
  interaction: benchmarkInteraction,
  lighthouse: benchmarkLighthouse,
}

/** `npm run bench -- build`: runs the named benchmarks, all of them when none is named. */
async function main(names: readonly string[]): Promise<void> {
  for (const name of names.length > 0 ? names : Object.keys(benchmarks)) {
    const benchmark = benchmarks[name]
    if (!benchmark) {
      throw new Error(
        `There is no benchmark "${name}". There are: ${Object.keys(benchmarks).join(', ')}.`,
      )
    }
    await benchmark()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
