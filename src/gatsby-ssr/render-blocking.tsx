import { LAST_ELEMENT } from '../chrome'

/** React does not know the attribute. */
const blocking = { blocking: 'render' }

/**
 * Browsers that know it paint a page when its HTML is there to the last element (all of it comes in
 * the first packets) and not in pieces, which would make what stands at the bottom of a head move.
 */
export const wholePage = (
  <link key="whole-page" rel="expect" href={`#${LAST_ELEMENT}`} {...blocking} />
)
