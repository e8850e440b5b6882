import { isOpenToSearch, readEnvironment } from '../environment'
import { main } from '../explained'

/** Stands for the build: says what it would read from its environment, as a line of JSON. */
main(() => {
  console.log(`\n${JSON.stringify({ ...readEnvironment(), isOpen: isOpenToSearch() })}\n`)
  return Promise.resolve(0)
})
