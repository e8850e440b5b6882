/**
 * The attributes that make a scrolling box usable with the keyboard: a place in the tab order and a
 * name. Spread onto the element: `<div {...scrollBox(label)}>`.
 */
export const scrollBox = (label: string) => ({ tabIndex: 0, role: 'region', 'aria-label': label })
