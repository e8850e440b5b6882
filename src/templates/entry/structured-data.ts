import {
  article,
  event,
  video,
  type EntryContent,
  type JsonLdNode,
  type JsonLdPage,
} from '../../features/structured-data'
import type { MediaView } from '../../ui/view-models'
import { questionNodes, titledNodes, type ComposedPage } from '../shared/structured-data'

interface EntryPage extends Queries.PageTrailFragment {
  readonly entry: EntryContent & ComposedPage['entry'] & { readonly gallery: readonly MediaView[] }
}

const videosOf = ({ blocks, gallery }: EntryPage['entry']): MediaView[] => [
  ...blocks.flatMap((block) => {
    if (block.type === 'video') return block.video ? [block.video] : []
    return block.type === 'gallery' ? block.items : []
  }),
  ...gallery,
]

/**
 * The page of an entry: its breadcrumbs, and every node that its content has all required
 * properties for. Its type decides whether it is an article or an event.
 */
export function entryNodes(data: EntryPage, page: JsonLdPage): JsonLdNode[] {
  const { entry } = data
  const { title, abstract: description, date } = entry
  return [
    ...titledNodes(data, page),
    article(entry, page),
    event(entry, page),
    ...questionNodes(data),
    ...videosOf(entry).map((item) => video(item, { title, description, date }, page)),
  ].filter((node) => node !== null)
}
