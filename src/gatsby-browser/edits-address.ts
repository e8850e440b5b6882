/** Where the development server tells pages of edits, as server-sent events. */
export const EDITS = '/__edits'

/** Where it has a page as an edit has made it, as long as Gatsby does not know of that: `?address=`. */
export const EDITED_PAGE = '/__edited-page'

/** Where Gatsby tells it that pages are made of the content that was there at a time (`POST`, milliseconds as text). */
export const MADE = '/__made'
