import { mapVariables } from './contacts/variables'
import { categoryVariables } from './category/variables'
import { showingEntriesOf } from './composed/shown-in-place'
import { composedVariables } from './composed/variables'
import { contactFormVariables } from './contact-form/variables'
import { entryVariables, leadingOnTo } from './entry/variables'
import { isEventType } from './event/event-types'
import { homeVariables } from './home/variables'
import type { ListingDefinition } from './listing/definition'
import { bitVariables } from './overview/bit-variables'
import { servicesVariables } from './overview/services-variables'
import { previewVariables } from './preview/variables'
import { productVariables } from './product/variables'
import { searchVariables } from './search/variables'
import type { PageType, Registry } from './shared/page-type'

const composed = (template: string): PageType => ({ template, variables: composedVariables })
const withMap = (template: string): PageType => ({ template, variables: mapVariables })

const listing = (definition: ListingDefinition) => ({
  ...composed('listing/listing.tsx'),
  listing: definition,
})
const businessUnits = { name: 'businessUnits', list: 'businessUnitsCategories' } as const

const article: PageType = { template: 'article/article.tsx', variables: entryVariables }
const event: PageType = { template: 'event/event.tsx', variables: entryVariables }
const feature: PageType = { template: 'feature/feature.tsx', variables: entryVariables }
const story: PageType = { template: 'story/story.tsx', variables: leadingOnTo(1) }
const errorPage: PageType = {
  template: 'not-found/not-found.tsx',
  variables: () => ({}),
  noIndex: true,
}

/**
 * All that is known of each page type, by its route. It is for the build and the static rendering:
 * what a visitor's browser needs of it is in the page's context.
 */
export const registry: Registry = {
  home: { template: 'home/home.tsx', header: 'clear', variables: homeVariables },
  products: composed('products/products.tsx'),
  'products-category': { template: 'category/category.tsx', variables: categoryVariables },
  'products-category-slug': { template: 'product/product.tsx', variables: productVariables },

  engineering: composed('overview/engineering.tsx'),
  'engineering-slug': feature,
  services: { template: 'overview/services.tsx', variables: servicesVariables },
  'services-slug': feature,
  'services-articles': listing({
    variant: 'articles',
    noun: 'article',
    perPage: 12,
    filter: businessUnits,
  }),
  'services-articles-slug': article,
  'services-faq': composed('faq/faq.tsx'),
  'services-webinar': listing({
    variant: 'agenda',
    noun: 'webinar',
    perPage: 12,
    filter: businessUnits,
  }),
  'services-webinar-slug': event,
  'services-workshop': listing({
    variant: 'agenda',
    noun: 'workshop',
    perPage: 12,
    filter: businessUnits,
  }),
  'services-workshop-slug': event,

  'news-and-events': listing({
    variant: 'news',
    noun: 'news',
    perPage: 12,
    filter: { name: 'press', list: 'pressCategories' },
  }),
  'news-and-events-slug': {
    ...article,
    template: (entryType) => (isEventType(entryType) ? 'event/event.tsx' : 'article/article.tsx'),
  },
  'customer-stories': listing({
    variant: 'stories',
    noun: 'story',
    perPage: 6,
    filter: businessUnits,
  }),
  'customer-stories-slug': story,
  'innovation-stories': listing({
    variant: 'stories',
    noun: 'story',
    perPage: 6,
    filter: businessUnits,
  }),
  'innovation-stories-slug': story,

  bit: { template: 'overview/bit.tsx', variables: bitVariables },
  'bit-slug': feature,
  'bit-tenders-and-projects': listing({ variant: 'tenders', noun: 'tender', perPage: 12 }),
  'bit-tenders-and-projects-slug': { template: 'tender/tender.tsx', variables: entryVariables },

  'about-charity': {
    template: 'charity/charity.tsx',
    variables: showingEntriesOf('charityProjects'),
  },
  'about-ethical': composed('ethical-code/ethical-code.tsx'),
  'about-history': composed('history/history.tsx'),
  'about-profile': composed('profile/profile.tsx'),
  'about-research-and-development': composed('research/research.tsx'),
  'about-worldwide': withMap('worldwide/worldwide.tsx'),
  'about-slug': feature,

  'careers-educational-projects': composed('education/education.tsx'),
  'careers-job-opportunities': {
    template: 'jobs/jobs.tsx',
    variables: showingEntriesOf('jobOpportunities'),
  },
  'careers-working-at': {
    template: 'working-at/working-at.tsx',
    variables: showingEntriesOf('jobOpportunities'),
  },

  'contacts-authorized-technical-service': withMap('contacts/technical-service.tsx'),
  'contacts-branches': withMap('contacts/branches.tsx'),
  'contacts-headquarter': withMap('contacts/headquarter.tsx'),
  'contacts-form': { template: 'contact-form/contact-form.tsx', variables: contactFormVariables },
  'support-spareparts': composed('support/support.tsx'),
  'support-request': composed('support/support.tsx'),

  search: { template: 'search/search.tsx', variables: searchVariables, noIndex: true },
  preview: { template: 'preview/preview.tsx', variables: previewVariables, noIndex: true },

  // Invitations are for those who got them, and legal texts are not leafed through.
  landings: { template: 'landing/landing.tsx', layout: 'simple', variables: leadingOnTo(0) },
  pages: { template: 'legal/legal.tsx', variables: leadingOnTo(0) },

  'not-found': errorPage,
  unavailable: errorPage,
}
