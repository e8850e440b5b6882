import * as css from './last-resort.module.css'

/**
 * Requirements 8. The text is English everywhere: it must not depend on anything that may have
 * failed, and texts are loaded.
 */
const MESSAGE = 'An error occurred while showing the error page'
const HOME = 'Home'

/** Replaces the error page if that fails: a message, and a plain link that reloads the site. */
export const LastResort = ({ homeHref }: { homeHref: string }) => (
  <div className={css.page} data-tone="dark" lang="en" role="alert">
    <p>{MESSAGE}</p>
    <a href={homeHref}>{HOME}</a>
  </div>
)
