/** All disclosures of the header share this name, so that the browser keeps one open at a time. */
export const OVERLAY_GROUP = 'header-overlay'
