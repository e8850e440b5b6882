import { navigate } from 'gatsby'
import { useId, useState, type FormEvent } from 'react'
import { useSite } from '../../../ui/site-context'
import type { EntryName } from '../../protocol'
import { askForEntry } from '../ask'
import type { DraftsTexts } from './drafts-texts'

/** The entry that a form names. */
function entryName(form: FormData): EntryName {
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const section = textOf('section')
  const slug = textOf('slug')
  return section === '' ? { id: slug } : { section, slug }
}

interface OpenEntryProps {
  readonly token: string
  readonly texts: DraftsTexts
}

/** Opens the page of an entry by section and slug, or by its id. */
export function OpenEntry({ token, texts }: OpenEntryProps) {
  const { handle } = useSite()
  const [problem, setProblem] = useState('')
  const id = useId()

  const open = async (name: EntryName) => {
    setProblem('')
    const answer = await askForEntry(token, handle, name)
    if (answer.kind === 'fresh') {
      navigate(answer.body.page.path)
      return
    }
    const isUnknown = answer.kind === 'failed' && [400, 404].includes(answer.failure.status)
    setProblem(isUnknown ? texts.notFound : texts.failed)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void open(entryName(new FormData(event.currentTarget)))
  }

  return (
    <form onSubmit={submit} aria-labelledby={id}>
      <h3 id={id}>{texts.open}</h3>
      <label>
        {texts.section} <input name="section" placeholder="newsAndEvents" />
      </label>
      <label>
        {texts.slug} <input name="slug" required />
      </label>
      <button type="submit">{texts.submit}</button>
      <p role="status">{problem}</p>
    </form>
  )
}
