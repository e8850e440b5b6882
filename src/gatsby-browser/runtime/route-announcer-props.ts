/**
 * What Gatsby gives its live region, by which screen readers learn of a step to another page; the class says what its
 * own has styles for.
 */
export const RouteAnnouncerProps = {
  id: 'gatsby-announcer',
  className: 'visually-hidden',
  'aria-live': 'assertive',
  'aria-atomic': 'true',
} as const
