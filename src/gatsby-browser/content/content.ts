/** The attribute of `<html>` of a page whose content is hydrated on interaction. */
export const hydratesOnInteraction: object = { 'data-hydrate': 'interaction' }

/**
 * Whether the content of the first page of a visit is hydrated on interaction. With a query or a
 * fragment in its address it is hydrated at once: only its script can handle those.
 */
export const isContentLater = (): boolean =>
  document.documentElement.dataset.hydrate === 'interaction' &&
  window.location.search === '' &&
  window.location.hash === ''

/**
 * The first page of a visit, if its content is hydrated on interaction. Set before anything is
 * rendered.
 */
export const firstContent: { path?: string; load?: () => Promise<unknown> } = {}
