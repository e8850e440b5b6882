/**
 * Marks the root element when a visitor opens a page for the first time, at its top
 * (`data-first-visit`). Parts far below then need no layout before they are hydrated
 * (`global.css`). After a return, or for a link to a place in the page, there is no mark: to scroll
 * there, the browser has to know all heights.
 */
const CODE =
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.dataset.firstVisit=''"

/** Before the first paint. */
export const firstVisitScript = (
  <script key="first-visit" dangerouslySetInnerHTML={{ __html: CODE }} />
)
