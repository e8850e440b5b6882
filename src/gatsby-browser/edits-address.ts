/** Where the development server tells previews of edits, as server-sent events. */
export const EDITS = '/__edits'
