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
  /** Content of the head below its text. */
  readonly children?: ReactNode
}

/** The beginning of a composed page: the editor's hero, or the title, and the body as a lead. */
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
