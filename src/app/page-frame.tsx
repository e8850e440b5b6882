import { useEffect, useReducer, type ReactElement, type ReactNode } from 'react'
import { isValidElement } from 'react'
import type { i18n as I18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { usePageView } from '../features/analytics'
import { loadMessages, messagesOf, sites, localeVariantOf, type SiteHandle } from '../sites'
import { PageIslands } from '../ui/hydration/hydrate'
import { retryUntilLoaded } from '../ui/lazy/retry-until-loaded'
import { SiteProvider } from '../ui/site-context'
import type { PageContext } from '../templates/shared/page-context'
import { LayoutErrors, PageErrors } from './page-errors'
import { PageLayout, type ShowSlice } from './page-layout'

/** The i18n instance that gatsby-plugin-react-i18next has just put around a page. */
function instanceAround(element: ReactElement): I18n {
  if (!isValidElement<{ i18n?: I18n }>(element) || !element.props.i18n) {
    throw new Error('A page is expected to be wrapped by gatsby-plugin-react-i18next.')
  }
  return element.props.i18n
}

/**
 * Provides the texts of a page. They are loaded in the static build and at the first visit, and
 * they come with every page that a visitor goes to. Only a page that was already in memory may have
 * to wait for their chunk.
 */
function WithMessages({
  i18n,
  site,
  children,
}: {
  i18n: I18n
  site: SiteHandle
  children: ReactNode
}) {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const { language } = sites[site]
  const variant = localeVariantOf(site)
  const messages = messagesOf(variant)

  useEffect(() => {
    if (messages) return
    let wanted = true
    void retryUntilLoaded(() => loadMessages(variant)).then(() => wanted && rerender())
    return () => {
      wanted = false
    }
  }, [variant, messages])

  if (!messages) return null
  if (!i18n.hasResourceBundle(language, 'translation')) {
    i18n.addResourceBundle(language, 'translation', messages)
  }
  return children
}

/** Reports a page view to the tag manager. */
function PageView({ route, pageType, site, i18n }: PageContext) {
  usePageView(i18n.path, { routeName: route, pageType, locale: site })
  return null
}

interface FrameOptions {
  /** Renders slices, where Gatsby does not. */
  readonly slice?: ShowSlice
  /** Whether a link has led to the top of the page. */
  readonly fromTop?: boolean
}

/** Wraps a page in the parts that every page needs: its texts, its site and its layout. */
export function pageFrame(
  element: ReactElement,
  context: PageContext,
  { slice, fromTop = false }: FrameOptions = {},
): ReactElement {
  const i18n = instanceAround(element)
  return (
    <WithMessages i18n={i18n} site={context.site}>
      {/* The plugin's own provider is around the page only; the layout needs texts too. */}
      <I18nextProvider i18n={i18n}>
        <SiteProvider site={sites[context.site]}>
          <LayoutErrors site={context.site} path={context.i18n.path}>
            <PageView {...context} />
            <PageLayout context={context} slice={slice}>
              <PageErrors site={context.site} path={context.i18n.path}>
                <PageIslands key={context.i18n.path} fromTop={fromTop}>
                  {element}
                </PageIslands>
              </PageErrors>
            </PageLayout>
          </LayoutErrors>
        </SiteProvider>
      </I18nextProvider>
    </WithMessages>
  )
}
