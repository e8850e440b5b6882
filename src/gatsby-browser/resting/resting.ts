/** The attribute of `<html>` of a page that rests: its content is HTML until a visitor may be about to use it. */
const ATTRIBUTE = 'data-rests'

/** The attributes of `<html>` of such a page. */
export const restingPage: object = { [ATTRIBUTE]: '' }

/** Whether the page that the server has sent rests. */
export const wasSentResting = (): boolean => document.documentElement.hasAttribute(ATTRIBUTE)

/** The page that a visit has begun with, if it rests, and what wakes its content. Set before anything is rendered. */
export const resting: { path?: string; wake?: () => Promise<unknown> } = {}
