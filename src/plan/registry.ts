import { categoryNodes } from '../templates/category/structured-data'
import { categoryVariables } from '../templates/category/variables'
import { showingEntriesOf } from '../templates/composed/shown-in-place'
import { composedVariables } from '../templates/composed/variables'
import { contactFormNodes } from '../templates/contact-form/structured-data'
import { contactFormVariables } from '../templates/contact-form/variables'
import { placesNodes } from '../templates/contacts/structured-data'
import { askingVariables, mapVariables } from '../templates/contacts/variables'
import { entryNodes } from '../templates/entry/structured-data'
import { entryVariables, leadingOnTo } from '../templates/entry/variables'
import { isEventType } from '../templates/event/event-types'
import { eventVariables } from '../templates/event/variables'
import { homeNodes } from '../templates/home/structured-data'
import { homeVariables } from '../templates/home/variables'
import { jobsNodes } from '../templates/jobs/structured-data'
import { jobsVariables } from '../templates/jobs/variables'
import type { ListingDefinition } from '../templates/listing/definition'
import { bitVariables } from '../templates/overview/bit-variables'
import { servicesVariables } from '../templates/overview/services-variables'
import { previewVariables } from '../templates/preview/variables'
import { productNodes } from '../templates/product/structured-data'
import { productVariables } from '../templates/product/variables'
import { productsVariables } from '../templates/products/variables'
import { searchNodes } from '../templates/search/structured-data'
import { searchVariables } from '../templates/search/variables'
import type { PageType, Registry } from '../templates/shared/page-type'
import { composedNodes, titledNodes } from '../templates/shared/structured-data'

const composed = (template: string): PageType => ({
  template,
  hydrate: 'interaction',
  variables: composedVariables,
  structuredData: composedNodes,
})
const withMap = (template: string): PageType => ({
  ...composed(template),
  variables: mapVariables,
})
const withQuestion = (template: string): PageType => ({
  ...composed(template),
  variables: askingVariables,
})
const withEntriesOf = (section: string, template: string): PageType => ({
  ...composed(template),
  variables: showingEntriesOf(section),
})
const ofEntry = (template: string): PageType => ({
  template,
  hydrate: 'interaction',
  variables: entryVariables,
  structuredData: entryNodes,
})

/**
 * A list with a filter is hydrated at once: on a phone only a script can render the button that
 * opens it.
 */
const listing = (template: string, definition: ListingDefinition) => {
  const type = composed(template)
  return { ...type, hydrate: definition.filter ? undefined : type.hydrate, listing: definition }
}
const businessUnits = { name: 'businessUnits', list: 'businessUnitsCategories' } as const

const article = ofEntry('article/article.tsx')
const event: PageType = { ...ofEntry('event/event.tsx'), variables: eventVariables }
const feature = ofEntry('feature/feature.tsx')
const story: PageType = { ...ofEntry('story/story.tsx'), variables: leadingOnTo(1) }
/** Its form is fetched at once. */
const support: PageType = {
  template: 'support/support.tsx',
  variables: composedVariables,
  structuredData: composedNodes,
}
/** It looks at once for the page that was meant. */
const errorPage: PageType = {
  template: 'not-found/not-found.tsx',
  variables: () => ({}),
  noIndex: true,
}

/**
 * The facts of each page type, by its route. They are for the build and the static rendering: the
 * page's context has those that a visitor's browser needs.
 */
export const registry: Registry = {
  home: {
    template: 'home/home.tsx',
    header: 'clear',
    hydrate: 'interaction',
    variables: homeVariables,
    structuredData: homeNodes,
  },
  products: {
    template: 'products/products.tsx',
    variables: productsVariables,
    structuredData: titledNodes,
  },
  'products-category': {
    template: 'category/category.tsx',
    variables: categoryVariables,
    structuredData: categoryNodes,
  },
  'products-category-slug': {
    template: 'product/product.tsx',
    variables: productVariables,
    structuredData: productNodes,
  },

  engineering: composed('overview/engineering.tsx'),
  'engineering-slug': feature,
  services: { ...composed('overview/services.tsx'), variables: servicesVariables },
  'services-slug': feature,
  'services-articles': listing('listing/articles.tsx', {
    noun: 'article',
    perPage: 12,
    filter: businessUnits,
  }),
  'services-articles-slug': article,
  'services-faq': composed('faq/faq.tsx'),
  'services-webinar': listing('listing/agenda.tsx', {
    noun: 'webinar',
    perPage: 12,
    filter: businessUnits,
  }),
  'services-webinar-slug': event,
  'services-workshop': listing('listing/agenda.tsx', {
    noun: 'workshop',
    perPage: 12,
    filter: businessUnits,
  }),
  'services-workshop-slug': event,

  'news-and-events': listing('listing/news.tsx', {
    noun: 'news',
    perPage: 12,
    filter: { name: 'press', list: 'pressCategories' },
  }),
  'news-and-events-slug': {
    ...event,
    template: (entryType) => (isEventType(entryType) ? 'event/event.tsx' : 'article/article.tsx'),
  },
  'customer-stories': listing('listing/stories.tsx', {
    noun: 'story',
    perPage: 6,
    filter: businessUnits,
  }),
  'customer-stories-slug': story,
  'innovation-stories': listing('listing/stories.tsx', {
    noun: 'story',
    perPage: 6,
    filter: businessUnits,
  }),
  'innovation-stories-slug': story,

  bit: { ...composed('overview/bit.tsx'), variables: bitVariables },
  'bit-slug': feature,
  'bit-tenders-and-projects': listing('listing/tenders.tsx', { noun: 'tender', perPage: 12 }),
  'bit-tenders-and-projects-slug': ofEntry('tender/tender.tsx'),

  'about-charity': withEntriesOf('charityProjects', 'charity/charity.tsx'),
  'about-ethical': composed('ethical-code/ethical-code.tsx'),
  'about-history': composed('history/history.tsx'),
  'about-profile': composed('profile/profile.tsx'),
  'about-research-and-development': composed('research/research.tsx'),
  'about-worldwide': withQuestion('worldwide/worldwide.tsx'),
  'about-slug': feature,

  'careers-educational-projects': composed('education/education.tsx'),
  'careers-job-opportunities': {
    template: 'jobs/jobs.tsx',
    hydrate: 'interaction',
    variables: jobsVariables,
    structuredData: jobsNodes,
  },
  'careers-working-at': withEntriesOf('jobOpportunities', 'working-at/working-at.tsx'),

  'contacts-authorized-technical-service': withMap('contacts/technical-service.tsx'),
  'contacts-branches': { ...withMap('contacts/branches.tsx'), structuredData: placesNodes },
  'contacts-headquarter': {
    ...withQuestion('contacts/headquarter.tsx'),
    structuredData: placesNodes,
  },
  'contacts-form': {
    template: 'contact-form/contact-form.tsx',
    variables: contactFormVariables,
    structuredData: contactFormNodes,
  },
  'support-spareparts': support,
  'support-request': support,

  search: {
    template: 'search/search.tsx',
    variables: searchVariables,
    structuredData: searchNodes,
    noIndex: true,
  },
  preview: { template: 'preview/preview.tsx', variables: previewVariables, noIndex: true },

  // Invitations are only for their recipients, and visitors do not browse legal texts.
  landings: {
    template: 'landing/landing.tsx',
    layout: 'simple',
    variables: leadingOnTo(0),
    structuredData: entryNodes,
  },
  pages: { ...ofEntry('legal/legal.tsx'), variables: leadingOnTo(0) },

  'not-found': errorPage,
  unavailable: errorPage,
}
