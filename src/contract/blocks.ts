import { z } from 'zod'
import { callToAction, html, image, list, optional, requiredText, text } from './fields'
import { figure } from './products'

const hero = z.object({
  type: z.literal('hero'),
  preTitle: optional(text),
  title: requiredText,
  text: optional(text),
  image: optional(image),
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
  codes: z.array(z.string()),
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

const knownBlock = z.discriminatedUnion('type', [
  hero,
  figures,
  teasers,
  story,
  products,
  categories,
  call,
])

/** The block types that this version of the site can draw. */
export const blockTypes: readonly string[] = knownBlock.options.map(
  (option) => option.shape.type.value,
)

const unknownBlock = z
  .object({ type: z.string().refine((type) => !blockTypes.includes(type), 'a known block type') })
  .transform(({ type }) => ({ type: 'unknown' as const, name: type }))

/**
 * A part of a page that editors compose. A type that only a newer site knows becomes `unknown`,
 * which is left out and reported, never an error.
 */
export const block = z.union([knownBlock, unknownBlock]).meta({ id: 'Block' })
export type Block = z.infer<typeof block>
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>
