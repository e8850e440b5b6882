import type { Block } from '../../../src/contract'
import type { BlockField } from '../model/entry-schemas'
import { reject, within, type Field } from './context'
import { sites } from '../../../src/sites'
import { buildDocument } from './documents'
import { sizeOrWords } from './figures'
import { optionIds } from './filters'
import { actionOfForm } from './globals'
import { buildImage, buildMedia, buildVideo } from './image'
import { readQuantity } from './quantity'
import { buildAction, buildActions, resolveTarget } from './references'
import { itemIn } from './collections'

/** A bare number needs none. */
const NO_UNITS = {}

type FieldOf<Type extends BlockField['type']> = Extract<BlockField, { type: Type }>

/** A number of a figure gets the site's own notation; a text (a year) stays as it is. */
const figureValue = (field: Field, value: string | number): string =>
  typeof value === 'number' ? readQuantity(value, field.context.site, NO_UNITS).value : value

const productCodes = (field: Field, refs: readonly string[]): string[] =>
  refs.flatMap((ref, index) => {
    const target = resolveTarget(within(field, index), ref)
    const product = target && itemIn(field.context.collections.products, field.context.site, ref)
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

const buildEntries = (field: Field, block: FieldOf<'entries'>): Block => ({
  type: 'entries',
  preTitle: block.preTitle ?? null,
  title: block.title ?? null,
  entries: block.entries.flatMap((ref, index) => {
    const target = resolveTarget(within(field, 'entries', index), ref)
    return target ? [{ section: target.section, slug: target.slug }] : []
  }),
})

const buildTimeline = (field: Field, block: FieldOf<'timeline'>): Block => ({
  type: 'timeline',
  title: block.title ?? null,
  milestones: block.milestones.map((milestone, index) => {
    const own = within(field, 'milestones', index)
    return {
      year: milestone.year,
      title: milestone.title,
      text: milestone.text ?? null,
      image: buildImage(within(own, 'image'), milestone.image, milestone.title),
      categories: optionIds(
        within(own, 'categories'),
        'timelineMilestonesCategories',
        milestone.categories,
      ),
    }
  }),
})

const buildSteps = (field: Field, block: FieldOf<'steps'>): Block => ({
  type: 'steps',
  preTitle: block.preTitle ?? null,
  title: block.title ?? null,
  steps: block.steps.map(({ title, text, image }, index) => ({
    title,
    text,
    image: buildImage(within(field, 'steps', index, 'image'), image, title),
  })),
})

/** Each row of a table has a value for each column. */
const buildComparison = (field: Field, block: FieldOf<'comparison'>): Block => {
  block.rows.forEach(({ values }, index) => {
    if (values.length === block.columns.length) return
    reject(
      within(field, 'rows', index, 'values'),
      `${block.columns.length} values, one for each column`,
      String(values.length),
    )
  })
  return {
    type: 'comparison',
    title: block.title ?? null,
    text: block.text ?? null,
    columns: block.columns,
    rows: block.rows.map(({ label, values }) => ({
      label,
      values: values.map((value) => sizeOrWords(field, value)),
    })),
  }
}

/**
 * A block of a page in the form of the contract.
 *
 * @param around the title of the page, and the address of the document that is made from its texts
 */
export function buildBlock(
  field: Field,
  block: BlockField,
  around: { readonly title: string; readonly document: string },
): Block {
  switch (block.type) {
    case 'hero':
      return {
        type: 'hero',
        preTitle: block.preTitle ?? null,
        title: block.title,
        text: block.text ?? null,
        image: buildImage(within(field, 'image'), block.image, block.title),
        video: buildVideo(within(field, 'video'), block.video, block.title),
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
    case 'text':
      return { type: 'text', title: block.title ?? null, text: block.text }
    case 'quote':
      return {
        type: 'quote',
        text: block.text,
        author: block.author ?? null,
        role: block.role ?? null,
        image: buildImage(within(field, 'image'), block.image, block.author ?? around.title),
      }
    case 'image':
      return {
        type: 'image',
        image: buildImage(within(field, 'image'), block.image, block.caption ?? around.title),
        caption: block.caption ?? null,
      }
    case 'gallery':
      return {
        type: 'gallery',
        title: block.title ?? null,
        items: block.items.flatMap((item, index) =>
          buildMedia(within(field, 'items', index), item, block.title ?? around.title),
        ),
      }
    case 'video':
      return {
        type: 'video',
        title: block.title ?? null,
        video: buildVideo(within(field, 'video'), block.video, block.title ?? around.title),
      }
    case 'comparison':
      return buildComparison(field, block)
    case 'steps':
      return buildSteps(field, block)
    case 'downloads':
      return {
        type: 'downloads',
        title: block.title ?? null,
        documents: block.documents.map((document) =>
          buildDocument(document, around.document, sites[field.context.site].language),
        ),
      }
    case 'faq':
      return { type: 'faq', title: block.title ?? null, questions: block.questions }
    case 'entries':
      return buildEntries(field, block)
    case 'timeline':
      return buildTimeline(field, block)
    case 'form':
      return {
        type: 'form',
        title: block.title ?? null,
        text: block.text ?? null,
        code: block.code,
        action: actionOfForm(field.context, block.code),
      }
    case 'serviceHours':
      return {
        type: 'serviceHours',
        title: block.title ?? null,
        text: block.text ?? null,
        actions: buildActions(within(field, 'actions'), block.actions),
      }
    case 'embed':
      return {
        type: 'embed',
        title: block.title,
        provider: block.provider,
        address: block.address,
      }
  }
}
