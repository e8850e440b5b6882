/**
 * `npm run words`: checks the sample content and the interface texts for the readers of each site. It reports
 * spaces, apostrophes, numbers and units in another country's notation, words that the site's region does
 * not use, and machines that the site does not sell.
 */
import path from 'node:path'
import { main, say } from './cli'
import { faultsOf, reportOf } from './words/faults'
import { fieldWords } from '../src/preview/browser/bar/field-words'
import { barTexts } from '../src/preview/browser/bar/bar-texts'
import { draftsTexts } from '../src/preview/browser/drafts/drafts-texts'
import { privacyTexts } from '../src/features/privacy/dialog/dialog-texts'
import { suggestionsTitle } from '../src/features/suggestions/suggestions-texts'
import { offlineTexts } from '../src/gatsby-browser/offline/offline-texts'
import type { LocalizedTexts } from '../src/sites'
import { contactFormTexts } from '../src/templates/contact-form/contact-form-texts'
import { previewTexts } from '../src/templates/preview/preview-texts'
import { offeredIn, rangeFaults } from './words/range'
import { contentTexts, messageTexts, moduleTexts } from './words/texts'

/** Interface texts by module. They are not among the messages, because hardly any visitor needs them. */
const modules: Readonly<Record<string, LocalizedTexts<unknown>>> = {
  'preview/bar': barTexts,
  'preview/fields': fieldWords,
  'preview/drafts': draftsTexts,
  'preview/page': previewTexts,
  privacy: privacyTexts,
  suggestions: suggestionsTitle,
  offline: offlineTexts,
  'contact-form': contactFormTexts,
}

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
