/**
 * `npm run words`: checks the sample content and the interface texts for the readers of each site. It reports
 * spaces, apostrophes, numbers and units in another country's notation, and words that the site's region does
 * not use.
 */
import path from 'node:path'
import { main, say } from './cli'
import { faultsOf, reportOf } from './words/faults'
import { modules } from './words/modules'
import { contentTexts, messageTexts, moduleTexts } from './words/texts'

main(async () => {
  const texts = [
    ...(await contentTexts(path.resolve('content/saxum'))),
    ...messageTexts(path.resolve('src/sites/messages')),
    ...moduleTexts(modules),
  ]
  const faults = faultsOf(texts)
  if (faults.length > 0) say(`${reportOf(faults)}\n`)
  console.log(`${texts.length} texts of 12 sites, ${faults.length} faults`)
  return faults.length === 0 ? 0 : 1
})
