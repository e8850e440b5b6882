/**
 * Marks the root element when a visitor opens a page for the first time, at its top
 * (`data-first-visit`). Parts far below then need no layout before they are hydrated
 * (`global.css`). A visitor who comes back, or who opens a link to a place in the page, is not
 * marked: the browser has to know all heights to scroll there.
 */
const CODE =
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.dataset.firstVisit=''"

/** Before the first paint. */
export const firstVisitScript = (
  <script key="first-visit" dangerouslySetInnerHTML={{ __html: CODE }} />
)
