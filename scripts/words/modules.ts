import { fieldWords } from '../../src/preview/browser/bar/field-words'
import { barTexts } from '../../src/preview/browser/bar/bar-texts'
import { draftsTexts } from '../../src/preview/browser/drafts/drafts-texts'
import { privacyTexts } from '../../src/features/privacy/dialog/dialog-texts'
import { suggestionsTitle } from '../../src/features/suggestions/suggestions-texts'
import { offlineTexts } from '../../src/gatsby-browser/offline/offline-texts'
import type { LocalizedTexts } from '../../src/sites'
import { contactFormTexts } from '../../src/templates/contact-form/contact-form-texts'
import { previewTexts } from '../../src/templates/preview/preview-texts'

/** Interface texts by module. They are not among the messages, because hardly any visitor needs them. */
export const modules: Readonly<Record<string, LocalizedTexts<unknown>>> = {
  'preview/bar': barTexts,
  'preview/fields': fieldWords,
  'preview/drafts': draftsTexts,
  'preview/page': previewTexts,
  privacy: privacyTexts,
  suggestions: suggestionsTitle,
  offline: offlineTexts,
  'contact-form': contactFormTexts,
}
