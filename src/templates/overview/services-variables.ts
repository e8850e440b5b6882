import type { PlannedPage } from '../../routes'
import { composedVariables } from '../composed/variables'
import type { BuildFacts } from '../shared/page-type'
import { entriesOf, ownPage, upcoming } from '../shared/section-entries'

/** How many dates of a kind, articles and questions the services link to. */
const DATES = 2
const ARTICLES = 2
const QUESTIONS = 6

type Facts = Pick<BuildFacts, 'content'>

/** The first frequent question of each group: its anchor on the page of questions, and its text. */
const questionsOf = (page: PlannedPage, { content }: Facts) =>
  (ownPage('faq', page, content)?.blocks ?? [])
    .flatMap((block) => (block.type === 'faq' ? block.questions.slice(0, 1) : []))
    .slice(0, QUESTIONS)
    .map(({ key, question }) => ({ key, question }))

/** The services: the next dates, the latest articles and some of the frequent questions. */
export function servicesVariables(page: PlannedPage, build: BuildFacts) {
  const { content, today } = build
  return {
    ...composedVariables(page, build),
    shelved: [
      ...entriesOf('articles', page, content).slice(0, ARTICLES),
      ...upcoming('webinars', page, content, today).slice(0, DATES),
      ...upcoming('workshops', page, content, today).slice(0, DATES),
    ].map(({ id }) => id),
    questions: questionsOf(page, build),
  }
}
