import type { MainMenuView, NavigationItem } from '../../view-models'

const item = (fields: Partial<NavigationItem> & Pick<NavigationItem, 'id' | 'title'>) => ({
  href: null,
  children: [],
  actions: [],
  teasers: [],
  hasFilters: false,
  indexPage: false,
  ...fields,
})

/** A main menu with an item of each kind. */
export const sampleMenu: MainMenuView = {
  items: [
    item({
      id: 'products',
      title: 'Products',
      href: '/products',
      hasFilters: true,
      indexPage: true,
      children: [
        item({
          id: 'stone',
          title: 'Stone',
          children: [item({ id: 'saws', title: 'Saws', href: '/products/saws' })],
        }),
        item({
          id: 'ceramics',
          title: 'Ceramics',
          href: '/products/ceramics',
          children: [item({ id: 'kilns', title: 'Kilns', href: '/products/kilns' })],
        }),
      ],
    }),
    item({
      id: 'services',
      title: 'Services',
      href: '/services',
      indexPage: true,
      actions: [{ label: 'Ask a question', href: '/contacts/service' }],
      children: [item({ id: 'faq', title: 'FAQ', href: '/services/faq' })],
      teasers: [
        {
          preTitle: 'Spare parts',
          title: 'On their way today',
          image: {
            src: '/parts.jpg',
            alt: 'Parts',
            width: 3,
            height: 2,
            focus: null,
            whole: false,
          },
          action: { label: 'Order parts', href: '/support/spare-parts' },
        },
      ],
    }),
    item({
      id: 'bit',
      title: 'Technology transfer',
      href: '/bit',
      children: [item({ id: 'tenders', title: 'Tenders', href: '/bit/tenders' })],
    }),
    item({ id: 'news', title: 'News', href: '/news-and-events' }),
  ],
  highlights: [
    {
      title: 'A saw wins a prize',
      href: '/news-and-events/prize',
      typeLabel: 'Press',
      image: null,
    },
  ],
  company: {
    shortName: 'Example',
    legalName: 'Example S.p.A.',
    vatHref: null,
    copyrightHref: null,
    vat: 'IT00000000000',
    phone: null,
    addressLines: [],
    socials: [{ label: 'LinkedIn', href: 'https://www.example.com/linkedin' }],
  },
  copyrightYear: 2026,
  texts: {
    label: 'Main',
    menu: 'Menu',
    discover: 'Discover',
    back: 'Back',
    highlights: 'Highlights',
    changeLocale: 'Change region and language',
    login: 'Login',
    talk: 'Let’s talk',
    followUs: 'Follow us',
    vat: 'VAT',
  },
}
