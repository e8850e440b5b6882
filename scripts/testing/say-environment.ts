import { isOpenToSearch, readEnvironment } from '../environment'
import { main } from '../cli'

/** A substitute for the build: prints the environment that it would read, as a line of JSON. */
main(() => {
  console.log(`\n${JSON.stringify({ ...readEnvironment(), isOpen: isOpenToSearch() })}\n`)
  return Promise.resolve(0)
})
