import type { RouteName } from '../../src/routes'

/** The routes that have pages: what holds for a page type is tested on one page of each. */
export const pageTypes: readonly RouteName[] = [
  'home',
  'products',
  'products-category',
  'products-category-slug',
  'services',
  'services-articles-slug',
  'news-and-events',
  'news-and-events-slug',
  'careers-job-opportunities',
  'landings',
  'not-found',
]
