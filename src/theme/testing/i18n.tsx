import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { render, type RenderOptions } from '@testing-library/react'
import type { SiteHandle } from '../../sites'
import { sites } from '../../sites'
import i18next from '../../app/i18n/i18next'
import { I18nextProvider } from '../../app/i18n/react-i18next'
import { SiteProvider } from '../../ui/site-context'
import deCatalogue from '../../sites/messages/catalogue/de.json'
import enCatalogue from '../../sites/messages/catalogue/en.json'
import itCatalogue from '../../sites/messages/catalogue/it.json'
import de from '../../sites/messages/de.json'
import dePlaces from '../../sites/messages/places/de.json'
import deSearch from '../../sites/messages/search/de.json'
import en from '../../sites/messages/en.json'
import enPlaces from '../../sites/messages/places/en.json'
import enSearch from '../../sites/messages/search/en.json'
import it from '../../sites/messages/it.json'
import itPlaces from '../../sites/messages/places/it.json'
import itSearch from '../../sites/messages/search/it.json'

/** A site's messages and the site itself, around a part of its page. */
function siteAround(handle: SiteHandle) {
  const i18n = i18next.createInstance()
  i18n.init({
    lng: sites[handle].language,
    resources: {
      en: { translation: en, catalogue: enCatalogue, places: enPlaces, search: enSearch },
      it: { translation: it, catalogue: itCatalogue, places: itPlaces, search: itSearch },
      de: { translation: de, catalogue: deCatalogue, places: dePlaces, search: deSearch },
    },
  })
  return ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <SiteProvider site={sites[handle]}>{children}</SiteProvider>
    </I18nextProvider>
  )
}

/**
 * Renders an element as on a page of a site: with that site's messages and the site itself around
 * it. Only the languages that tests use are loaded.
 *
 * @param handle the site; worldwide by default
 * @param options the container, and whether to hydrate its content
 */
export const renderOnSite = (
  element: ReactElement,
  handle: SiteHandle = 'ww',
  options: Omit<RenderOptions, 'queries' | 'wrapper'> = {},
) => render(element, { ...options, wrapper: siteAround(handle) })

/**
 * Puts the HTML of an element into the document, as the server sends it, with the comments of
 * Suspense. `renderOnSite` hydrates it.
 *
 * @param handle the site; worldwide by default
 * @returns the container
 */
export function sendOnSite(element: ReactElement, handle: SiteHandle = 'ww'): HTMLElement {
  const Site = siteAround(handle)
  const page = document.createElement('div')
  page.id = '___gatsby'
  page.innerHTML = renderToString(<Site>{element}</Site>)
  document.body.append(page)
  return page
}
