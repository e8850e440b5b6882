import { publish } from '../publish'

/** A process that publishes and can be ended meanwhile: `tsx publish-here.ts <folder>`. */
process.chdir(process.argv[2] ?? '')
process.stdout.write('begins')
publish({ built: 'built', published: 'public', work: 'work' }, { allowRemovals: false }).catch(
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
