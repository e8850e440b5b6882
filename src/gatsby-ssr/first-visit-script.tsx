/**
 * Says at the root element that a visitor comes to the top of a page for the first time (`data-first-visit`): what
 * is far below then needs no layout before it is hydrated (`global.css`). Who comes back, or to a place in
 * the page, is led to where they want by the browser, which has to know how high everything is.
 */
const CODE =
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.dataset.firstVisit=''"

/** Before the first paint. */
export const firstVisitScript = (
  <script key="first-visit" dangerouslySetInnerHTML={{ __html: CODE }} />
)
