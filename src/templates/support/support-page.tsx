import * as css from './support-page.module.css'
import { Block, type BlockView } from '../../blocks'
import { Actions } from '../../ui/controls/button'
import { Numbered } from '../../ui/text/numbered'
import { RichText } from '../../ui/text/rich-text'
import { Section } from '../../ui/layout/section'
import { SectionVariantProvider } from '../../ui/layout/section-variant'
import { FurtherBlocks } from '../composed/blocks'
import type { ComposedText } from '../composed/composed-props'
import { PageHead } from '../shared/page-head'
import { ContactMethods, type ContactMethod } from '../../ui/text/contact-methods'

/** A block about the details that a visitor should have at hand. */
export type GuidanceView = Extract<BlockView, { type: 'text' | 'steps' }>

export interface SupportPageProps extends ComposedText {
  /** The telephone that is answered now; at the top, before anything is asked. */
  readonly answering: readonly BlockView[]
  readonly contactMethods: readonly ContactMethod[]
  readonly before: readonly BlockView[]
  readonly guidance: readonly GuidanceView[]
  readonly form: BlockView | null
  readonly after: readonly BlockView[]
}

/** The details that a visitor should have at hand, in the narrow column beside the form. */
const Guidance = ({ block }: { block: GuidanceView }) => (
  <div>
    {block.title && <h2 className={css.title}>{block.title}</h2>}
    {block.type === 'text' ? (
      <RichText html={block.text} below={block.title ? 2 : 1} />
    ) : (
      <Numbered
        items={block.steps.map(({ title, text }) => (
          <>
            <h3 className={css.step}>{title}</h3>
            <RichText html={text} below={3} />
          </>
        ))}
      />
    )}
  </div>
)

/**
 * A page with a form as its purpose: the telephone that is answered now, the contacts, the form, the
 * details to have at hand, and the next steps. Wide windows show the details before the form, in a
 * column of their own.
 */
export function SupportPage(props: SupportPageProps) {
  const {
    trail,
    title,
    abstract,
    image,
    body,
    actions,
    answering,
    contactMethods,
    before,
    guidance,
    form,
    after,
  } = props
  return (
    <>
      <PageHead trail={trail} title={title} text={abstract} image={image}>
        <Actions actions={actions} />
      </PageHead>
      <FurtherBlocks blocks={answering} />
      <div className={css.contactMethods} data-tone="stone">
        <ContactMethods methods={contactMethods} variant="row" />
      </div>
      {body && (
        <Section>
          <RichText html={body} variant="lead" />
        </Section>
      )}
      <FurtherBlocks blocks={before} />
      {form && (
        <div className={css.desk}>
          <div className={css.form} data-tone="stone">
            <SectionVariantProvider value="column">
              <Block block={form} />
            </SectionVariantProvider>
          </div>
          <div className={css.guidance}>
            {guidance.map((block, index) => (
              <Guidance key={index} block={block} />
            ))}
          </div>
        </div>
      )}
      <FurtherBlocks blocks={after} />
    </>
  )
}
