/**
 * `npm run words`: checks the sample content and the interface texts for the readers of each site. It reports
 * spaces, apostrophes, numbers and units in another country's notation, words that the site's region does
 * not use, and machines that the site does not sell.
 */
import path from 'node:path'
import { main, say } from './cli'
import { faultsOf, reportOf } from './words/faults'
import { modules } from './words/modules'
import { offeredIn, rangeFaults } from './words/range'
import { contentTexts, messageTexts, moduleTexts } from './words/texts'

main(async () => {
  const content = path.resolve('content/saxum')
  const ofContent = await contentTexts(content)
  const texts = [
    ...ofContent,
    ...messageTexts(path.resolve('src/sites/messages')),
    ...moduleTexts(modules),
  ]
  const faults = [...faultsOf(texts), ...rangeFaults(ofContent, await offeredIn(content))]
  if (faults.length > 0) say(`${reportOf(faults)}\n`)
  console.log(`${texts.length} texts of 12 sites, ${faults.length} faults`)
  return faults.length === 0 ? 0 : 1
})
