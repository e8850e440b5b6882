import 'i18next'
import type { Messages } from './messages'

declare module 'i18next' {
  /** Makes the compiler know every message: a key that does not exist is an error. */
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Messages }
    returnNull: false
  }
}
