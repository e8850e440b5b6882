import { CallBand } from '../../ui/layout/call-band'
import type { CallToActionView } from '../view-models'

/** What to do next, as editors say it. */
export const CallToActionBlock = ({ block }: { block: CallToActionView }) => (
  <CallBand title={block.title} text={block.text} actions={block.actions} />
)
