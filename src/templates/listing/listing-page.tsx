import { Block, type BlockView } from '../../blocks'
import type { ListingView } from '../../features/listing'
import { Actions } from '../../ui/controls/button'
import { RichText } from '../../ui/text/rich-text'
import { Section } from '../../ui/layout/section'
import type { ActionView, ImageView, LinkView } from '../../ui/view-models'
import { PageHead } from '../shared/page-head'
import { PaginatedHead } from './paginated-head'
import { List } from './list'

export interface ListingPageProps {
  readonly trail: readonly LinkView[]
  readonly title: string
  readonly abstract: string | null
  readonly image: ImageView | null
  /** Sanitised HTML. */
  readonly body: string | null
  readonly actions: readonly ActionView[]
  /** The page's opening, which takes the place of its head. */
  readonly hero: BlockView | null
  /** What editors composed, around the list. */
  readonly before: readonly BlockView[]
  readonly after: readonly BlockView[]
  /** `null` where editors have laid out all of it themselves. */
  readonly listing: ListingView | null
}

const Blocks = ({ blocks }: { blocks: readonly BlockView[] }) => (
  <>
    {blocks.map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </>
)

/** What opens the first page of a list. */
function Opening(props: ListingPageProps) {
  const { trail, title, abstract, image, body, actions, hero } = props
  return (
    <>
      {hero ? (
        <Block block={hero} first />
      ) : (
        <PageHead trail={trail} title={title} text={abstract} image={image}>
          <Actions actions={actions} />
        </PageHead>
      )}
      {body && (
        <Section label={title}>
          <RichText html={body} variant="lead" />
        </Section>
      )}
    </>
  )
}

/** A section's list: its opening, the entries, and what its editors composed around them. */
export function ListingPage(props: ListingPageProps) {
  const { trail, title, before, after, listing } = props
  if (listing && listing.page > 1) {
    return (
      <>
        <PaginatedHead trail={trail} title={title} listing={listing} />
        <List key={listing.page} title={title} listing={listing} />
      </>
    )
  }
  return (
    <>
      <Opening {...props} />
      <Blocks blocks={before} />
      {listing && <List title={title} listing={listing} />}
      <Blocks blocks={after} />
    </>
  )
}
