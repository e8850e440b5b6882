import { useEffect, useId, useState } from 'react'
import { textsFor } from '../../../sites'
import { useSite } from '../../../ui/site-context'
import type { DraftList, ListedDraft } from '../../protocol'
import { askForDrafts, type Answer } from '../ask'
import { draftsTexts, type DraftsTexts } from './drafts-texts'
import { OpenEntry } from './open-entry'

interface Group {
  readonly title: string
  readonly drafts: readonly ListedDraft[]
}

/** Drafts by the page that lists them, pages without a list first. */
function byList(drafts: readonly ListedDraft[], { pages }: DraftsTexts): Group[] {
  const lists = new Set(drafts.map(({ list }) => list ?? ''))
  return [...lists]
    .sort((a, b) => a.localeCompare(b))
    .map((title) => ({
      title: title || pages,
      drafts: drafts.filter(({ list }) => (list ?? '') === title),
    }))
}

interface DraftProps {
  readonly draft: ListedDraft
  readonly texts: DraftsTexts
  readonly locale: string
}

function Draft({ draft, texts, locale }: DraftProps) {
  const { title, path, state, dateUpdated } = draft
  const date = dateUpdated === null ? [] : [new Date(dateUpdated).toLocaleDateString(locale)]
  const facts = [texts.states[state], ...date, ...(path ? [] : [texts.noPage])]
  return (
    <li>
      {path === null ? title : <a href={path}>{title}</a>} <span>{facts.join(' · ')}</span>
    </li>
  )
}

/** A group of drafts, each with a link to its page. */
function DraftGroup({ title, drafts, ...rest }: Group & Omit<DraftProps, 'draft'>) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {drafts.map((draft) => (
          <Draft key={draft.id} draft={draft} {...rest} />
        ))}
      </ul>
    </section>
  )
}

/** The drafts of the site, by the pages that list them. */
function List({ drafts, ...rest }: Omit<DraftProps, 'draft'> & Pick<Group, 'drafts'>) {
  if (drafts.length === 0) return <p>{rest.texts.none}</p>
  return byList(drafts, rest.texts).map((group) => (
    <DraftGroup key={group.title} {...group} {...rest} />
  ))
}

/** Why there is no list. */
const failureText = (status: number, texts: DraftsTexts) =>
  status === 403 ? texts.refused : texts.failed

/**
 * Finds drafts for an editor: a list of the site's drafts, and a form for an entry by its name.
 *
 * @param token of the preview
 */
export function DraftsOfSite({ token }: { readonly token: string }) {
  const { handle, intlLocale } = useSite()
  const [answer, setAnswer] = useState<Answer<DraftList>>()
  const texts = textsFor(draftsTexts, handle)

  useEffect(() => {
    let wanted = true
    void askForDrafts(token, handle).then((drafts) => wanted && setAnswer(drafts))
    return () => {
      wanted = false
    }
  }, [token, handle])

  return (
    <div className="preview-drafts">
      <h2>{texts.title}</h2>
      <p role="status">
        {!answer && texts.loading}
        {answer?.kind === 'failed' && failureText(answer.failure.status, texts)}
      </p>
      {answer?.kind === 'fresh' && (
        <List drafts={answer.body.drafts} texts={texts} locale={intlLocale} />
      )}
      <OpenEntry token={token} texts={texts} />
    </div>
  )
}
