import path from 'node:path'
import type { RouteName } from '../../routes'
import { isEventType } from '../../templates/event/event-types'

const STORY = 'story/story.tsx'
const ARTICLE = 'article/article.tsx'
const EVENT = 'event/event.tsx'
const TENDER = 'tender/tender.tsx'
const FEATURE = 'feature/feature.tsx'
const LEGAL = 'legal/legal.tsx'
const LANDING = 'landing/landing.tsx'
const LISTING = 'listing/listing.tsx'

/** The template that renders each route. A route that is not here has no pages yet. */
export const templates: Partial<Record<RouteName, string>> = {
  home: 'home/home.tsx',
  products: 'products/products.tsx',
  'products-category': 'category/category.tsx',
  'products-category-slug': 'product/product.tsx',

  engineering: 'overview/engineering.tsx',
  'engineering-slug': FEATURE,
  services: 'overview/services.tsx',
  'services-slug': FEATURE,
  'services-articles': LISTING,
  'services-articles-slug': ARTICLE,
  'services-faq': 'faq/faq.tsx',
  'services-webinar': LISTING,
  'services-webinar-slug': EVENT,
  'services-workshop': LISTING,
  'services-workshop-slug': EVENT,

  'news-and-events': LISTING,
  'news-and-events-slug': ARTICLE,
  'customer-stories': LISTING,
  'customer-stories-slug': STORY,
  'innovation-stories': LISTING,
  'innovation-stories-slug': STORY,

  bit: 'overview/bit.tsx',
  'bit-slug': FEATURE,
  'bit-tenders-and-projects': LISTING,
  'bit-tenders-and-projects-slug': TENDER,

  'about-charity': 'charity/charity.tsx',
  'about-ethical': 'ethical-code/ethical-code.tsx',
  'about-history': 'history/history.tsx',
  'about-profile': 'profile/profile.tsx',
  'about-research-and-development': 'research/research.tsx',
  'about-worldwide': 'worldwide/worldwide.tsx',
  'about-slug': FEATURE,

  'careers-educational-projects': 'education/education.tsx',
  'careers-job-opportunities': 'jobs/jobs.tsx',
  'careers-working-at': 'working-at/working-at.tsx',

  'contacts-authorized-technical-service': 'contacts/technical-service.tsx',
  'contacts-branches': 'contacts/branches.tsx',
  'contacts-headquarter': 'contacts/headquarter.tsx',
  'contacts-form': 'contact-form/contact-form.tsx',
  'support-spareparts': 'support/support.tsx',
  'support-request': 'support/support.tsx',

  search: 'search/search.tsx',
  preview: 'preview/preview.tsx',

  landings: LANDING,
  pages: LEGAL,

  'not-found': 'not-found/not-found.tsx',
  unavailable: 'not-found/not-found.tsx',
}

/** The templates of entries, whichever section they are in. */
export const entryTemplates: ReadonlySet<string | undefined> = new Set([
  STORY,
  ARTICLE,
  EVENT,
  TENDER,
  FEATURE,
  LEGAL,
  LANDING,
])

/**
 * The template of a page. Most follow from the route; what takes place is rendered as an event in
 * whichever section it is told.
 *
 * @param type the type of the page's entry
 */
export const templateOf = (route: RouteName, type: string | null = null): string | undefined =>
  route === 'news-and-events-slug' && isEventType(type) ? EVENT : templates[route]

/** The file of a template, as Gatsby wants it. */
export const templatePath = (file: string): string => path.resolve('src/templates', file)
