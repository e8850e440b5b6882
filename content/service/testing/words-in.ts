/** Fields that no visitor reads as words of the page. */
const UNREAD = new Set(
  'id code slug section type image video gallery guard seo status country translations categories materials typologies industries processes relatedProducts actions documents document url key dateUpdated date endDate deadline externalUrl codes entries products anchor businessUnits category technicalData dateIntroduced'.split(
    ' ',
  ),
)

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (UNREAD.has(key) ? [] : textsIn(inner)))
}

/** How many words a visitor reads of an entry or a product: its own, without lists and technical data. */
export const wordsIn = (page: object): number =>
  textsIn(page).flatMap(
    (text) => text.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}.,'’-]*/gu) ?? [],
  ).length
