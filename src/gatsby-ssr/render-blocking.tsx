/** The id of the first part of a page's content; the build's last step puts it there (`first-screen.ts`). */
export const FIRST_SCREEN = 'first-screen'

/** React does not know the attribute. */
const blocking = { blocking: 'render' }

/**
 * Browsers that know it do not paint a page before the first part of its content is there, because what stands
 * at the bottom of it would move; nor wait for more, because the parts below take a phone as long to lay out
 * as everything before.
 */
export const firstScreen = (
  <link key={FIRST_SCREEN} rel="expect" href={`#${FIRST_SCREEN}`} {...blocking} />
)
