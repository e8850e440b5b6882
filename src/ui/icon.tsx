import * as css from './icon.module.css'

/** Outlines on a 24 × 24 grid, drawn with one hairline like the lines of the page. */
const paths = {
  arrow: 'M3 12h17M14 6l6 6-6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  out: 'M7 17 17 7M9 7h8v8',
  chevron: 'm6 9 6 6 6-6',
  menu: 'M3 8h18M3 16h18',
  close: 'm5 5 14 14M19 5 5 19',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21',
  user: 'M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c.6-4.2 3.8-6.5 8-6.5s7.4 2.3 8 6.5',
  back: 'M21 12H4M10 6l-6 6 6 6',
  talk: 'M4 5h16v11H11l-5 4v-4H4Z',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9S14.5 18.4 12 21c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3Z',
} as const

export type IconName = keyof typeof paths

/** A decorative sign beside a text; it says nothing to screen readers. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className={css.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)
