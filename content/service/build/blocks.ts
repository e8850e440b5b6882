import type { Block } from '../../../src/contract'
import type { BlockField } from '../model/entry-schemas'
import { within, type Field } from './context'
import { buildImage } from './image'
import { readQuantity } from './quantity'
import { buildAction, buildActions, resolveTarget } from './references'
import { itemIn } from './shelves'

type FieldOf<Type extends BlockField['type']> = Extract<BlockField, { type: Type }>

/** A number of a figure is written as the site writes it; a text (a year) stays as it is. */
const figureValue = (field: Field, value: string | number): string =>
  typeof value === 'number' ? readQuantity(value, field.context.site, {}).value : value

const productCodes = (field: Field, refs: readonly string[]): string[] =>
  refs.flatMap((ref, index) => {
    const target = resolveTarget(within(field, index), ref)
    const product = target && itemIn(field.context.shelves.products, field.context.site, ref)
    return product ? [product.data.code] : []
  })

const buildTeasers = (field: Field, block: FieldOf<'teasers'>): Block => ({
  type: 'teasers',
  preTitle: block.preTitle ?? null,
  title: block.title ?? null,
  teasers: block.teasers.map((teaser, index) => {
    const own = within(field, 'teasers', index)
    return {
      preTitle: teaser.preTitle ?? null,
      title: teaser.title,
      text: teaser.text ?? null,
      image: buildImage(within(own, 'image'), teaser.image, teaser.title),
      action: buildAction(within(own, 'action'), teaser.action),
    }
  }),
})

const buildStory = (field: Field, block: FieldOf<'story'>): Block => ({
  type: 'story',
  preTitle: block.preTitle ?? null,
  title: block.title,
  text: block.text,
  image: buildImage(within(field, 'image'), block.image, block.title),
  action: buildAction(within(field, 'action'), block.action),
})

/** A block of a page as the contract has it. */
export function buildBlock(field: Field, block: BlockField): Block {
  switch (block.type) {
    case 'hero':
      return {
        type: 'hero',
        preTitle: block.preTitle ?? null,
        title: block.title,
        text: block.text ?? null,
        image: buildImage(within(field, 'image'), block.image, block.title),
        actions: buildActions(within(field, 'actions'), block.actions),
      }
    case 'figures':
      return {
        type: 'figures',
        title: block.title ?? null,
        figures: block.figures.map(({ label, value, unit }, index) => ({
          label,
          value: figureValue(within(field, 'figures', index), value),
          unit: unit ?? null,
        })),
      }
    case 'teasers':
      return buildTeasers(field, block)
    case 'story':
      return buildStory(field, block)
    case 'products':
      return {
        type: 'products',
        preTitle: block.preTitle ?? null,
        title: block.title ?? null,
        codes: productCodes(within(field, 'products'), block.products),
      }
    case 'categories':
      return {
        type: 'categories',
        preTitle: block.preTitle ?? null,
        title: block.title ?? null,
        text: block.text ?? null,
      }
    case 'callToAction':
      return {
        type: 'callToAction',
        title: block.title,
        text: block.text ?? null,
        actions: buildActions(within(field, 'actions'), block.actions),
      }
  }
}
