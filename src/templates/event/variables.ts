import { formPages, path, type PlannedPage } from '../../routes'
import { textsFor, type LocalizedTexts } from '../../sites'
import type { LinkView } from '../../ui/view-models'
import { entryVariables } from '../entry/variables'
import type { EntryNode } from '../shared/content-nodes'
import { byId } from '../shared/memoize'
import type { BuildFacts } from '../shared/page-type'
import { isEventType } from './event-types'

const entryById = byId<EntryNode>()

/** The category of forms for visitors who want to attend an event. */
const FOR_EVENTS = 'events'

/**
 * The button of an event without a way to take part. The text is part of the page and not of the
 * interface texts, which every visitor downloads.
 */
const askText: LocalizedTexts<string> = {
  en: 'Ask about this event',
  it: 'Chiedi informazioni',
  de: 'Zu diesem Termin anfragen',
  fr: 'Demander des informations',
  es: 'Pedir información',
  pt: 'Pedir informações',
}

/** A link to ask about a future event, if its editors named none. */
function askFor({ entry, site }: PlannedPage, { content }: BuildFacts): LinkView | undefined {
  const node = entryById(content.entries).get(entry.id)
  if (!node || !isEventType(node.type) || node.actions.length > 0) return undefined
  const purposes = content.forms.find((forms) => forms.site === site)?.formPurposes ?? []
  const [form] = formPages(
    purposes.filter(({ formCategories }) => formCategories.some(({ slug }) => slug === FOR_EVENTS)),
  )
  if (!form) return undefined
  const href = path('contacts-form', site, { form: form.name })
  const subject = new URLSearchParams({ subject: node.title })
  return { label: textsFor(askText, site), href: `${href}?${subject}` }
}

/**
 * The page of an event: like that of other entries, with a link to ask about it if the content has
 * none.
 */
export function eventVariables(
  page: PlannedPage,
  build: BuildFacts,
): ReturnType<typeof entryVariables> & { readonly ask?: LinkView } {
  const variables = entryVariables(page, build)
  const ask = variables.state === 'past' ? undefined : askFor(page, build)
  return ask ? { ...variables, ask } : variables
}

/** The plan's facts of the page of an event, besides the content of its blocks. */
export type EventPlan = Pick<ReturnType<typeof eventVariables>, 'state' | 'neighbours' | 'ask'>
