import { useEffect, useState } from 'react'
import { useSite } from '../../../ui/site-context'
import { askForDrafts, type Answer, type ListedDraft } from '../ask'
import { draftsTexts, type DraftsTexts } from './drafts-texts'
import { OpenEntry } from './open-entry'

/** A section as the content service calls it, in words: `newsAndEvents` → "News and events". */
function sectionName(section: string): string {
  const spaced = section.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

function bySection(drafts: readonly ListedDraft[]): [string, ListedDraft[]][] {
  const sections = new Map<string, ListedDraft[]>()
  for (const draft of drafts) {
    sections.set(draft.section, [...(sections.get(draft.section) ?? []), draft])
  }
  return [...sections].sort(([a], [b]) => a.localeCompare(b))
}

interface DraftProps {
  readonly draft: ListedDraft
  readonly texts: DraftsTexts
  readonly locale: string
}

function Draft({ draft, texts, locale }: DraftProps) {
  const { title, path, state, dateUpdated } = draft
  const date = dateUpdated === null ? [] : [new Date(dateUpdated).toLocaleDateString(locale)]
  const facts = [texts.states[state] ?? texts.draft, ...date, ...(path ? [] : [texts.noPage])]
  return (
    <li>
      {path === null ? title : <a href={path}>{title}</a>} <span>{facts.join(' · ')}</span>
    </li>
  )
}

/** The drafts of the site by section, each with the way to its page. */
function List({ drafts, texts, locale }: Omit<DraftProps, 'draft'> & { drafts: ListedDraft[] }) {
  if (drafts.length === 0) return <p>{texts.none}</p>
  return bySection(drafts).map(([section, each]) => (
    <section key={section} aria-labelledby={`drafts-${section}`}>
      <h3 id={`drafts-${section}`}>{sectionName(section)}</h3>
      <ul>
        {each.map((draft) => (
          <Draft key={draft.id} draft={draft} texts={texts} locale={locale} />
        ))}
      </ul>
    </section>
  ))
}

/** Why there is no list. */
const failureText = (status: number, texts: DraftsTexts) =>
  status === 403 ? texts.refused : texts.failed

/**
 * What an editor finds drafts by: a list of those of the site, and a form for an entry by its name.
 *
 * @param token of the preview
 */
export function DraftsOfSite({ token }: { readonly token: string }) {
  const { handle, language, intlLocale } = useSite()
  const [answer, setAnswer] = useState<Answer<{ readonly drafts: readonly ListedDraft[] }>>()
  const texts = draftsTexts[language]

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
        <List drafts={[...answer.body.drafts]} texts={texts} locale={intlLocale} />
      )}
      <OpenEntry token={token} texts={texts} />
    </div>
  )
}
