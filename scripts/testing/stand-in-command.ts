import { main } from '../cli'
import { withBuildLock } from '../lock'
import { runNode } from '../run-process'

/** A substitute for a command that builds: holds the lock and runs a child that writes. */
main(() =>
  withBuildLock('production', (write) => {
    console.log(`run ${process.ppid}\ncommand ${process.pid}`)
    return runNode(['scripts/testing/stand-in-gatsby.cjs'], {}, { write })
  }),
)
