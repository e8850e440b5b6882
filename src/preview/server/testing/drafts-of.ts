import { z } from 'zod'

const drafts = z.object({
  drafts: z.array(
    z.object({
      id: z.string(),
      section: z.string(),
      list: z.string().nullable(),
      slug: z.string().nullable(),
      title: z.string(),
      path: z.string().nullable(),
      published: z.string().nullable(),
      state: z.string(),
      dateUpdated: z.string().nullable(),
    }),
  ),
})

/** The drafts in the function's answer to the question for them, by their titles. */
export const draftsOf = (body: unknown) =>
  new Map(drafts.parse(body).drafts.map((draft) => [draft.title, draft]))
