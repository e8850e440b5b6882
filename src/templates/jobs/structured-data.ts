import {
  jobPosting,
  type JobContent,
  type JsonLdNode,
  type JsonLdPage,
} from '../../features/structured-data'
import { composedNodes, type ComposedPage } from '../shared/structured-data'

interface JobsPage extends ComposedPage {
  readonly jobs: { readonly nodes: readonly JobContent[] }
}

/**
 * The page of the open jobs: the nodes of its blocks, and the jobs with all required properties.
 */
export const jobsNodes = (data: JobsPage, page: JsonLdPage): JsonLdNode[] => [
  ...composedNodes(data, page),
  ...data.jobs.nodes.flatMap((job) => jobPosting(job, page) ?? []),
]
