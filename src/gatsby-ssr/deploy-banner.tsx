import type { ReactElement } from 'react'
import { siteOfPath } from '../routes'
import { type Language, sites } from '../sites'

const TEXTS: Readonly<Record<Language, string>> = {
  en: 'Preview of the website: not published',
  de: 'Vorschau der Website: nicht veröffentlicht',
  it: 'Anteprima del sito: non pubblicata',
  fr: 'Aperçu du site : non publié',
  es: 'Vista previa del sitio: no publicada',
  pt: 'Pré-visualização do site: não publicada',
}

/**
 * In a corner and without pointer events, so that every part of a page stays in its place, as when
 * it is published.
 */
const STYLE = `.deploy-banner {
  position: fixed;
  z-index: 30;
  inset: auto auto 0 0;
  padding: 0.125rem 0.75rem;
  background: var(--ink);
  color: var(--paper);
  font-size: var(--text-small);
  pointer-events: none;
}`

/**
 * Labels each page of a deploy preview. It is only in the static HTML, with its style. A published
 * page has nothing of it.
 *
 * @param isOpen whether search engines may read the build, as they may read published pages
 */
export const deployBanner = (isOpen: boolean, pathname: string): ReactElement | null =>
  isOpen ? null : (
    <aside key="deploy-banner" className="deploy-banner">
      <style>{STYLE}</style>
      {TEXTS[sites[siteOfPath(pathname)].language]}
    </aside>
  )
