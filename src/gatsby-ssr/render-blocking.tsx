/**
 * The id of the first part of a page's content; the build's last step adds it (`first-screen.ts`).
 */
export const FIRST_SCREEN = 'first-screen'

/** React does not know the attribute. */
const blocking = { blocking: 'render' }

/**
 * The first paint waits for the first part of a page's content, in browsers that know this.
 * Otherwise the parts at the bottom of the window would move. It does not wait for more: a phone
 * takes as long to lay out the parts below as everything before.
 */
export const firstScreen = (
  <link key={FIRST_SCREEN} rel="expect" href={`#${FIRST_SCREEN}`} {...blocking} />
)
