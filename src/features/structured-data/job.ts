import type { Entry } from '../../contract'
import { absolute, companyInBrief, type JsonLdPage } from './page'
import type { JobPosting } from './nodes'

/** A job's data for its node. */
export type JobContent = Pick<
  Entry,
  'slug' | 'title' | 'type' | 'abstract' | 'body' | 'date' | 'deadline' | 'place'
> & { readonly country?: string | null }

/**
 * A job; `null` for other entries, and for a job without the properties that search engines
 * require.
 */
export function jobPosting(job: JobContent, page: JsonLdPage): JobPosting | null {
  const { slug, title, type, abstract, body, date, deadline, place, country } = job
  const description = body ?? abstract
  if (type !== 'job' || !description || !date || !place) return null
  return {
    '@type': 'JobPosting',
    title,
    description,
    datePosted: date,
    validThrough: deadline,
    hiringOrganization: companyInBrief(page),
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: country },
    },
    url: absolute(page, slug ? `${page.path}#${slug}` : page.path),
  }
}
