import * as css from './article-page.module.css'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs'
import { Actions } from '../../ui/controls/button'
import { Documents } from '../../ui/text/documents'
import { Facts } from '../../ui/text/facts'
import { Picture } from '../../ui/media/picture'
import { TableOfContents } from '../entry/table-of-contents'
import { CopyLink } from '../../ui/controls/copy-link'
import { EntryTitle } from '../entry/entry-title'
import { Reading } from '../entry/reading'
import { ReadOn } from '../entry/read-on'
import type { TextProps } from '../entry/text-props'
import { useEntryFacts } from '../shared/entry-facts'

/** Additions to the text: its contents, the file, the contacts, the address. */
function ArticleAside({ entry, contents, documents, actions }: TextProps) {
  const facts = useEntryFacts(entry)
  return (
    <>
      <TableOfContents links={contents} />
      {documents.length > 0 && <Documents documents={documents} />}
      <Facts facts={facts} />
      <Actions actions={actions} />
      <CopyLink />
    </>
  )
}

/** An article: title and lead over the column that is read, its picture as wide as the sheet. */
export function ArticlePage(props: TextProps) {
  const { trail, entry, image, groups } = props
  return (
    <>
      <div className={css.head}>
        <Breadcrumbs trail={trail} current={entry.title} />
        <div className={css.title}>
          <EntryTitle entry={entry} dated />
        </div>
        {image && (
          <div className={css.picture}>
            <Picture image={image} sizes="92vw" ratio="fill" eager />
          </div>
        )}
      </div>
      <Reading groups={groups} aside={<ArticleAside {...props} />} />
      <ReadOn {...props} />
    </>
  )
}
