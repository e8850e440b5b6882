/*
 * What the browser gets for `react-i18next` (see `browserAliases`): the two parts that this site uses.
 * Messages are there before what shows them is rendered, so nothing has to wait for them or to be
 * rendered again.
 */
import { createContext, createElement, useContext, type ReactNode } from 'react'
import i18next, { type I18n } from './i18next'

const I18nContext = createContext(i18next.createInstance())

/** Gives what is inside the messages of an instance. */
export const I18nextProvider = ({ i18n, children }: { i18n: I18n; children: ReactNode }) =>
  createElement(I18nContext.Provider, { value: i18n }, children)

/** The messages of a namespace in the page's language. */
export function useTranslation(namespace?: string) {
  const i18n = useContext(I18nContext)
  return { t: i18n.getFixedT(null, namespace), i18n }
}
