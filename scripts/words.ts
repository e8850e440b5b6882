/**
 * `npm run words`: reads the sample content and the interface texts as the visitors of each site do,
 * and names what they would stumble over: spaces, apostrophes, numbers and units that their country
 * writes in another way, and words that their region does not use.
 */
import path from 'node:path'
import { main, say } from './explained'
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
