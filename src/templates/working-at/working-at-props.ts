import type { BlockView, QuoteView } from '../../blocks'
import type { Entry } from '../../contract'
import { path } from '../../routes'
import type { SiteHandle } from '../../sites'
import { blocksOfType, composedProps, type ComposedProps } from '../composed/composed-props'
import type { NonNullKeys } from '../shared/non-null-keys'
import { inOrder } from '../shared/views'

/** An open job; the page of the jobs shows it in full. */
export interface JobLinkView extends Pick<Entry, 'title' | 'place' | 'deadline'> {
  readonly href: string
}

export interface WorkingAtProps extends ComposedProps {
  /** Quotes of colleagues; they are together at the position of the first. */
  readonly voices: readonly QuoteView[]
  readonly jobs: readonly JobLinkView[]
  /** The editor's closing block. */
  readonly closing: BlockView | null
}

/**
 * Content about working in the company → the properties of its page. The one mapping for build and
 * preview.
 *
 * @param ids the ids of the open jobs
 */
export function workingAtProps(
  data: NonNullKeys<Queries.WorkingAtPageQuery, 'entry'>,
  site: SiteHandle,
  ids: readonly string[],
): WorkingAtProps {
  const { blocks, ...rest } = composedProps(data, site)
  const voices = blocksOfType(blocks, 'quote')
  const last = blocks.at(-1)
  const closing = last?.type === 'callToAction' ? last : null
  const jobsPage = path('careers-job-opportunities', site)
  return {
    ...rest,
    voices,
    closing,
    blocks: blocks.filter(
      (block) => block !== closing && (block.type !== 'quote' || block === voices[0]),
    ),
    jobs: inOrder(data.openJobs.nodes, ids).map(({ slug, title, place, deadline }) => ({
      title,
      place,
      deadline,
      href: slug ? `${jobsPage}#${slug}` : jobsPage,
    })),
  }
}
