import 'i18next'
import type { CompareMessages } from './compare-messages'
import type { AreaMessages } from './message-areas'
import type { Messages } from './messages'
import type { PlacesMessages } from './places-messages'

declare module 'i18next' {
  /** Makes the compiler know every message: an unknown key is an error. */
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: Messages
      compare: CompareMessages
      places: PlacesMessages
    } & AreaMessages
    returnNull: false
  }
}
