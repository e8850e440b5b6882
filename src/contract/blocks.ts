import { z } from 'zod'
import {
  callToAction,
  code,
  document,
  eachOnce,
  embedUrl,
  html,
  image,
  list,
  mediaItem,
  numeral,
  optional,
  pageReference,
  reference,
  requiredText,
  slug,
  text,
  unlike,
  url,
} from './fields'
import { framedUrl } from './embedded-page'
import { figure } from './products'

const hero = z.object({
  type: z.literal('hero'),
  preTitle: optional(text),
  title: requiredText,
  text: optional(text),
  image: optional(image),
  /** A short silent loop that replaces the image; the image stays as its poster. */
  video: optional(mediaItem),
  actions: list(callToAction),
})

const figures = z.object({
  type: z.literal('figures'),
  title: optional(text),
  figures: z.array(figure),
})

const teasers = z.object({
  type: z.literal('teasers'),
  preTitle: optional(text),
  title: optional(text),
  teasers: z.array(
    z.object({
      preTitle: optional(text),
      title: requiredText,
      text: optional(text),
      image: optional(image),
      action: optional(callToAction),
    }),
  ),
})

const story = z.object({
  type: z.literal('story'),
  preTitle: optional(text),
  title: requiredText,
  text: html,
  image: optional(image),
  action: optional(callToAction),
})

const products = z.object({
  type: z.literal('products'),
  preTitle: optional(text),
  title: optional(text),
  codes: z.array(code).transform(unlike),
})

const categories = z.object({
  type: z.literal('categories'),
  preTitle: optional(text),
  title: optional(text),
  text: optional(text),
})

const call = z.object({
  type: z.literal('callToAction'),
  title: requiredText,
  text: optional(text),
  actions: list(callToAction),
})

const richText = z.object({ type: z.literal('text'), title: optional(text), text: html })

const quote = z.object({
  type: z.literal('quote'),
  text: requiredText,
  author: optional(text),
  role: optional(text),
  image: optional(image),
})

const picture = z.object({
  type: z.literal('image'),
  image: optional(image),
  caption: optional(text),
})

const gallery = z.object({
  type: z.literal('gallery'),
  title: optional(text),
  items: list(mediaItem),
})

const video = z.object({
  type: z.literal('video'),
  title: optional(text),
  video: optional(mediaItem),
})

/** A table: it compares its columns row by row. */
const comparison = z.object({
  type: z.literal('comparison'),
  title: optional(text),
  text: optional(text),
  columns: z.array(requiredText),
  rows: z.array(z.object({ label: requiredText, values: z.array(text) })),
})

const steps = z.object({
  type: z.literal('steps'),
  preTitle: optional(text),
  title: optional(text),
  steps: z.array(z.object({ title: requiredText, text: html, image: optional(image) })),
})

const downloads = z.object({
  type: z.literal('downloads'),
  title: optional(text),
  documents: list(document),
})

/** Questions and answers; `key` is the question's fragment in the address, `#key`. */
const faq = z.object({
  type: z.literal('faq'),
  title: optional(text),
  questions: z
    .array(z.object({ key: slug, question: requiredText, answer: html }))
    .superRefine(eachOnce('key')),
})

const entries = z.object({
  type: z.literal('entries'),
  preTitle: optional(text),
  title: optional(text),
  entries: list(pageReference),
})

const timeline = z.object({
  type: z.literal('timeline'),
  title: optional(text),
  milestones: z.array(
    z.object({
      year: numeral,
      title: requiredText,
      text: optional(html),
      image: optional(image),
      categories: list(reference),
    }),
  ),
})

/**
 * A form of the external consent widget by its code. `action` receives requests from browsers
 * without JavaScript, which the widget needs.
 */
const form = z.object({
  type: z.literal('form'),
  title: optional(text),
  text: optional(text),
  code,
  action: optional(url),
})

/** Places that answer now, and the rule of the company's on-call number. */
const serviceHours = z.object({
  type: z.literal('serviceHours'),
  title: optional(text),
  text: optional(text),
  actions: list(callToAction),
})

/** A page of another service, which loads only after the visitor has agreed to it. */
const embed = z.object({
  type: z.literal('embed'),
  title: requiredText,
  provider: requiredText,
  address: embedUrl,
})

interface Embed extends z.infer<typeof embed> {
  /** The address for the frame, where the provider does not allow the page itself. */
  frame?: string
}

function withFrame(block: z.infer<typeof embed>): Embed {
  const frame = framedUrl(block.address)
  return frame === null || frame === block.address ? block : { ...block, frame }
}

const knownBlock = z.discriminatedUnion('type', [
  hero,
  figures,
  teasers,
  story,
  products,
  categories,
  call,
  richText,
  quote,
  picture,
  gallery,
  video,
  comparison,
  steps,
  downloads,
  faq,
  entries,
  timeline,
  form,
  serviceHours,
  embed,
])

/** The block types that this version of the site can render. */
export const blockTypes: readonly string[] = knownBlock.options.map(
  (option) => option.shape.type.value,
)

const unknownBlock = z
  .object({ type: z.string().refine((type) => !blockTypes.includes(type), 'a known block type') })
  .transform(({ type }) => ({ type: 'unknown' as const, name: type }))

/**
 * A part of a page that editors compose. A type that only a newer site knows becomes `unknown`. It
 * is left out and reported, and is never an error.
 */
export const block = z
  .union([knownBlock, unknownBlock])
  .transform((parsed) => (parsed.type === 'embed' ? withFrame(parsed) : parsed))
  .meta({ id: 'Block' })
export type Block = z.infer<typeof block>
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>
