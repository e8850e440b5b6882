import { z } from 'zod'

/** The maximum length of a path: ten times that of a detailed view. */
const MOST = 40_000

const NUMBER = '(?:1000|\\d{1,3})'
const POINT = `${NUMBER} ${NUMBER}`
const PATH = new RegExp(`^(?:M${POINT}(?:L${POINT})+Z?)+$`)

/**
 * One view of a machine as the path of an SVG, a strict part of its grammar: `M`, `L` and `Z` with
 * whole numbers from 0 to 1000. The numbers start at the top left corner of the view, and 1000 is its
 * whole width and its whole height.
 */
const outlinePath = z
  .string()
  .max(MOST)
  .regex(PATH, 'an SVG path of M, L and Z with whole numbers 0 to 1000: M0 0L1000 0L1000 1000Z')

/**
 * The line drawing of a machine in first-angle projection: its front, its left side, and its plan with
 * the front below. Closed parts are the silhouette, which is filled; open parts are edges within it.
 */
export const outline = z
  .object({ front: outlinePath, side: outlinePath, plan: outlinePath })
  .meta({ id: 'Outline' })
export type Outline = z.infer<typeof outline>
