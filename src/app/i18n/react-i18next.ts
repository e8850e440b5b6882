/*
 * Replaces `react-i18next` in the browser (see `browserAliases`): the two exports that this site
 * uses. Messages are loaded before their component renders, so no component waits for them or
 * renders again.
 */
import { createContext, createElement, useContext, type ReactNode } from 'react'
import i18next, { type I18n } from './i18next'

const I18nContext = createContext(i18next.createInstance())

/** Provides the messages of an instance to its children. */
export const I18nextProvider = ({ i18n, children }: { i18n: I18n; children: ReactNode }) =>
  createElement(I18nContext.Provider, { value: i18n }, children)

/** The messages of a namespace in the page's language. */
export function useTranslation(namespace?: string) {
  const i18n = useContext(I18nContext)
  return { t: i18n.getFixedT(null, namespace), i18n }
}
