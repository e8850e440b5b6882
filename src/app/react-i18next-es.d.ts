declare module '*/react-i18next/dist/es/index.js' {
  export { I18nextProvider, useTranslation } from 'react-i18next'
}
