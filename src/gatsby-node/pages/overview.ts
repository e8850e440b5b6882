import type { PlannedPage } from '../../routes'
import type { BuildContent, EntryNode } from '../content/content'
import { entriesOf, oldestFirst } from '../content/listing'

/** How many pieces of news stand on the home page, the next event among them. */
const NEWS = 5

/** How many dates of a kind, articles and questions the services lead on to. */
const DATES = 2
const ARTICLES = 2
const QUESTIONS = 6

/** How many calls that are over the bureau's page shows with their results. */
const RESULTS = 3

const idOf = ({ id }: EntryNode) => id

/** What a question of the frequent ones is found by: its place on their page, and its words. */
interface QuestionLink {
  readonly key: string
  readonly question: string
}

/** The dated entries of a section that are not over, the next one first. */
const upcoming = (section: string, page: PlannedPage, content: BuildContent, today: string) =>
  entriesOf(section, page, content)
    .filter(({ date, endDate }) => (endDate ?? date ?? '').slice(0, 10) >= today)
    .sort(oldestFirst)

/** A section's own page in a site. */
const fixedPages = (sections: readonly string[], { site }: PlannedPage, content: BuildContent) =>
  sections.flatMap(
    (section) =>
      content.entries.find(
        (entry) => entry.site === site && entry.section === section && entry.handle !== null,
      ) ?? [],
  )

/** One of the frequent questions from each of their groups. */
const questionsOf = (page: PlannedPage, content: BuildContent): QuestionLink[] =>
  fixedPages(['faq'], page, content)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'faq' ? block.questions.slice(0, 1) : []))
    .slice(0, QUESTIONS)
    .map(({ key, question }) => ({ key, question }))

/** The home page: the news with the next event among them, and how many jobs are open. */
export function homeVariables(page: PlannedPage, content: BuildContent, today: string) {
  const all = entriesOf('newsAndEvents', page, content)
  const isEvent = ({ type }: EntryNode) => type === 'event'
  const next = upcoming('newsAndEvents', page, content, today).filter(isEvent).slice(0, 1)
  const news = all.filter((entry) => !isEvent(entry)).slice(0, NEWS - next.length)
  return {
    news: [...news, ...next].map(idOf),
    careers: fixedPages(['workingAt'], page, content).map(idOf)[0] ?? null,
    jobs: entriesOf('jobOpportunities', page, content).length,
  }
}

/** The services: the next dates, the latest articles and some of the frequent questions. */
export const servicesVariables = (page: PlannedPage, content: BuildContent, today: string) => ({
  shelved: [
    ...entriesOf('articles', page, content).slice(0, ARTICLES),
    ...upcoming('webinars', page, content, today).slice(0, DATES),
    ...upcoming('workshops', page, content, today).slice(0, DATES),
  ].map(idOf),
  questions: questionsOf(page, content),
})

/** The bureau for technology transfer: what is open, and what came of what is over. */
export function bitVariables(page: PlannedPage, content: BuildContent) {
  const calls = entriesOf('tendersAndProjects', page, content)
  return {
    open: calls.filter(({ status }) => status === 'open').map(idOf),
    closed: calls
      .filter(({ status }) => status === 'closed')
      .slice(0, RESULTS)
      .map(idOf),
  }
}
