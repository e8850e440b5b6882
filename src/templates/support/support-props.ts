import type { BlockView } from '../../blocks'
import type { SiteHandle } from '../../sites'
import { composedText } from '../composed/composed-props'
import { blockViews } from '../shared/block-views'
import type { NonNullKeys } from '../shared/non-null-keys'
import { contactMethodsOf } from '../../features/contact-methods'
import type { GuidanceView, SupportPageProps } from './support-page'

const isGuidance = (block: BlockView): block is GuidanceView =>
  block.type === 'text' || block.type === 'steps'

const isAnswering = ({ type }: BlockView) => type === 'serviceHours'

/**
 * Content of a support page → its parts. The details to have at hand are beside the form; the other
 * blocks come before and after it, in their order. Without a form all blocks come after.
 */
export function supportPageProps(
  data: NonNullKeys<Queries.SupportPageQuery, 'entry'>,
  site: SiteHandle,
): SupportPageProps {
  const views = blockViews(data.entry.blocks, data, site)
  const at = views.findIndex(({ type }) => type === 'form')
  const ahead = views.slice(0, Math.max(at, 0))
  const form = views[at]
  return {
    ...composedText(data, site),
    contactMethods: contactMethodsOf(data.reach),
    answering: ahead.filter(isAnswering),
    before: ahead.filter((block) => !isGuidance(block) && !isAnswering(block)),
    guidance: ahead.filter(isGuidance),
    form: form?.type === 'form' ? form : null,
    after: views.slice(at + 1),
  }
}
