import { CallBand } from '../../ui/layout/call-band'
import type { CallToActionView } from '../view-models'

/** A call to action by the editors. */
export const CallToActionBlock = ({ block }: { block: CallToActionView }) => (
  <CallBand title={block.title} text={block.text} actions={block.actions} />
)
