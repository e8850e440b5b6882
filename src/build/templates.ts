import path from 'node:path'
import type { RouteName } from '../routes'

export const ENTRY = 'entry/entry.tsx'
export const SECTION = 'section/section.tsx'

/** The template that draws each route. A route that is not here has no pages yet. */
export const templates: Partial<Record<RouteName, string>> = {
  home: 'home/home.tsx',
  products: 'products/products.tsx',
  'products-category': 'category/category.tsx',
  'products-category-slug': 'product/product.tsx',

  engineering: SECTION,
  'engineering-slug': ENTRY,
  services: SECTION,
  'services-slug': ENTRY,
  'services-articles': SECTION,
  'services-articles-slug': ENTRY,
  'services-faq': SECTION,
  'services-webinar': SECTION,
  'services-webinar-slug': ENTRY,
  'services-workshop': SECTION,
  'services-workshop-slug': ENTRY,

  'news-and-events': SECTION,
  'news-and-events-slug': ENTRY,
  'customer-stories': SECTION,
  'customer-stories-slug': ENTRY,
  'innovation-stories': SECTION,
  'innovation-stories-slug': ENTRY,

  bit: SECTION,
  'bit-slug': ENTRY,
  'bit-tenders-and-projects': SECTION,
  'bit-tenders-and-projects-slug': ENTRY,

  'about-charity': SECTION,
  'about-ethical': SECTION,
  'about-history': SECTION,
  'about-profile': SECTION,
  'about-research-and-development': SECTION,
  'about-worldwide': SECTION,
  'about-slug': ENTRY,

  'careers-educational-projects': SECTION,
  'careers-job-opportunities': SECTION,
  'careers-working-at': SECTION,

  'contacts-authorized-technical-service': SECTION,
  'contacts-branches': SECTION,
  'contacts-headquarter': SECTION,
  'support-spareparts': SECTION,
  'support-request': SECTION,

  landings: ENTRY,
  pages: ENTRY,

  'not-found': 'not-found/not-found.tsx',
}

/** The file of a template, as Gatsby wants it. */
export const templatePath = (file: string): string => path.resolve('src/templates', file)
