import { z } from 'zod'

const drafts = z.object({
  drafts: z.array(
    z.object({ id: z.string(), section: z.string(), slug: z.string().nullable() }).loose(),
  ),
})

/** The drafts in the function's answer to the question for them, by their slugs. */
export const draftsOf = (body: unknown) =>
  new Map(drafts.parse(body).drafts.map((draft) => [draft.slug, draft]))
