import { draftList } from '../../protocol'

/** The drafts in the function's answer to the question for them, by their titles. */
export const draftsOf = (body: unknown) =>
  new Map(draftList.parse(body).drafts.map((draft) => [draft.title, draft]))
