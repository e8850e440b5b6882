/*
 * Replaces the hook of gatsby-plugin-react-i18next in the browser (see `browserAliases`): puts the
 * instance around a page. This site does not use the plugin's routing or its messages in page data,
 * and its CommonJS brings helpers. The static HTML is rendered with the plugin itself.
 */
import { createElement, type ReactElement } from 'react'
import type { Language, SiteHandle } from '../../sites'
import i18next, { type I18n } from './i18next'
import { I18nextProvider } from './react-i18next'

interface Wrapped {
  readonly element: ReactElement
  readonly props: {
    readonly pageContext: {
      readonly site: SiteHandle
      readonly i18n: { readonly language: Language }
    }
  }
}

const instances = new Map<SiteHandle, I18n>()

/** One instance for each site; its texts are added once. */
function instanceOf(site: SiteHandle, language: Language): I18n {
  const known = instances.get(site)
  if (known) return known
  const instance = i18next.createInstance()
  instance.init({ lng: language })
  instances.set(site, instance)
  return instance
}

/** Puts the instance of a page's site around the page. */
export const wrapPageElement = ({ element, props }: Wrapped): ReactElement =>
  createElement(I18nextProvider, {
    i18n: instanceOf(props.pageContext.site, props.pageContext.i18n.language),
    children: element,
  })
