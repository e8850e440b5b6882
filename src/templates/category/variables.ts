import type { PlannedPage } from '../../routes'
import type { BuildFacts } from '../shared/page-type'

/** The page of a category: its products name it by this code. */
export const categoryVariables = (
  { entry }: PlannedPage,
  { content }: Pick<BuildFacts, 'content'>,
) => ({
  entry: entry.id,
  category: content.categories.find(({ id }) => id === entry.id)?.code,
})
