import type { BlockView, StepsView, TextView } from '../../blocks'
import type { SiteHandle } from '../../sites'
import type { DocumentView } from '../../ui/view-models'
import { composedProps, type ComposedProps } from '../composed/composed-props'
import type { NonNullKeys } from '../shared/non-null-keys'

/** A numbered part of the code: text, or a procedure step by step. */
export interface ArticleView {
  /** Its anchor on the page. */
  readonly id: string
  readonly number: string
  readonly title: string
  readonly content: TextView | StepsView
}

export interface EthicalCodeProps extends ComposedProps {
  readonly articles: readonly ArticleView[]
  /** The code as a file. */
  readonly document: DocumentView | null
}

/** Editors number their titles: `3. Customers and truth`. */
const NUMBERED = /^(\d+)[.)]?\s+(.+)$/

type Content = TextView | StepsView

const isArticle = (block: BlockView): block is Content & { readonly title: string } =>
  (block.type === 'text' || block.type === 'steps') && Boolean(block.title)

const articleOf = (content: Content & { readonly title: string }, index: number): ArticleView => {
  const [, number = String(index + 1), title = content.title] = NUMBERED.exec(content.title) ?? []
  return { id: `article-${number}`, number, title, content }
}

/** A file that the head offers is not offered once more. */
const isOffered = (block: BlockView, document: DocumentView | null): boolean =>
  block.type === 'downloads' && block.documents.every(({ url }) => url === document?.url)

/**
 * Content of the ethical code → the properties of its page. The one mapping for build and preview.
 */
export function ethicalCodeProps(
  data: NonNullKeys<Queries.EthicalCodePageQuery, 'entry'>,
  site: SiteHandle,
): EthicalCodeProps {
  const { blocks, ...rest } = composedProps(data, site)
  const { document } = data.entry
  return {
    ...rest,
    document,
    articles: blocks.filter(isArticle).map(articleOf),
    blocks: blocks.filter((block) => !isArticle(block) && !isOffered(block, document)),
  }
}
