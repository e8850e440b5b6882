/**
 * What a box that scrolls by itself needs to be used with the keyboard: a place in the tab order
 * and a name. Spread onto the element: `<div {...scrollBox(label)}>`.
 */
export const scrollBox = (label: string) => ({ tabIndex: 0, role: 'region', 'aria-label': label })
