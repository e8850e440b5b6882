import type { ReactNode } from 'react'
import { Block } from '../../blocks'
import { Actions } from '../../ui/controls/button'
import { RichText } from '../../ui/text/rich-text'
import { Section } from '../../ui/layout/section'
import { PageHead } from '../shared/page-head'
import type { ComposedProps } from './composed-props'

type OpeningProps = Pick<
  ComposedProps,
  'trail' | 'title' | 'abstract' | 'image' | 'body' | 'actions' | 'hero'
> & {
  /** What stands in the head below its words. */
  readonly children?: ReactNode
}

/** How a composed page begins: with the editor's hero, or with its title, and its body as a lead. */
export const Opening = ({
  trail,
  title,
  abstract,
  image,
  body,
  actions,
  hero,
  children,
}: OpeningProps) => (
  <>
    {hero ? (
      <Block block={hero} first />
    ) : (
      <PageHead trail={trail} title={title} text={abstract} image={image}>
        <Actions actions={actions} />
        {children}
      </PageHead>
    )}
    {body && (
      <Section label={title}>
        <RichText html={body} variant="lead" />
      </Section>
    )}
  </>
)
