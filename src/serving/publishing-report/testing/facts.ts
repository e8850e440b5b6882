import type { ContentFacts, Piece } from '../facts'

export const piece = (
  title: string,
  fields: Readonly<Record<string, string>>,
  others = {},
): Piece => ({
  type: 'ContentEntry',
  site: 'de_eu',
  section: 'newsAndEvents',
  title,
  fields,
  ...others,
})

/** A site with a page of a fair, a list that shows its title, and a menu around both. */
export const fairFacts = (): ContentFacts => ({
  content: {
    fair: piece('Stone fair', { title: 't1', body: 'b1' }),
    menu: piece(
      'Navigation',
      { mainNavigation: 'm1' },
      { type: 'ContentNavigation', section: null },
    ),
  },
  pages: {
    '/de_eu/messe': { content: ['fair'], slices: ['menu-de_eu'] },
    '/de_eu/news': { content: ['fair'], slices: ['menu-de_eu'] },
  },
  slices: { 'menu-de_eu': ['menu'] },
})
