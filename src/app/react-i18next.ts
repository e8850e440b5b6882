/*
 * What the browser gets for `react-i18next` (see `browserAliases`): the two parts that this site
 * uses. gatsby-plugin-react-i18next asks for the whole package in a way that no bundler can trim.
 */
export { I18nextProvider, useTranslation } from '../../node_modules/react-i18next/dist/es/index.js'
