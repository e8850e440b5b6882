import type { BlockView } from '../../blocks'
import { RichText } from '../../ui/text/rich-text'
import { Section } from '../../ui/layout/section'
import { FurtherBlocks } from './blocks'

interface ComposedContentProps {
  /** The page's title, which labels its text. */
  readonly title: string
  /** Sanitised HTML. */
  readonly body: string | null
  readonly blocks: readonly BlockView[]
}

/** The editors' content below a page's main part: its text, then its blocks. */
export const ComposedContent = ({ title, body, blocks }: ComposedContentProps) => (
  <>
    {body && (
      <Section label={title}>
        <RichText html={body} variant="lead" />
      </Section>
    )}
    <FurtherBlocks blocks={blocks} />
  </>
)
