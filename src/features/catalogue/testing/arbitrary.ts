import fc from 'fast-check'
import type { Span } from '../catalogue-file'
import type { Choice, Range } from '../choice'
import { facetNames, type FacetName } from '../facets'
import type { Model, ModelProduct, Question } from './model'

/** Few, so that products share them; the same in all facets, to find mix-ups of facets. */
const IDS = ['1', '2', '3', '4', '5']
const UNKNOWN_IDS = ['', '6', '__proto__', '<script>']
/** Keys are handles of the content service; every object has some of these properties, too. */
const KEYS = ['length', 'power', 'constructor', 'toString']
const UNKNOWN_KEYS = ['weight', '__proto__', 'valueOf']

const forEachFacet = <Value>(
  value: fc.Arbitrary<Value>,
): fc.Arbitrary<Readonly<Record<FacetName, Value>>> =>
  fc.record({
    businessUnits: value,
    categories: value,
    typologies: value,
    materials: value,
    processes: value,
    industries: value,
  })

const number = fc.integer({ min: -3, max: 6 })

const span: fc.Arbitrary<Span> = fc.oneof(
  number.map((each): Span => [each, each]),
  fc.tuple(number, number).map(([a, b]): Span => [Math.min(a, b), Math.max(a, b)]),
)

const figuresAmong = (keys: readonly string[]): fc.Arbitrary<ReadonlyMap<string, Span>> =>
  fc
    .tuple(...keys.map((key) => fc.tuple(fc.constant(key), fc.option(span))))
    .map((entries) => new Map(entries.flatMap(([key, each]) => (each ? [[key, each]] : []))))

const optionsAmong = (ids: readonly string[]): fc.Arbitrary<readonly string[]> =>
  fc.subarray([...ids])

const productAmong = (
  options: Model['options'],
  figures: readonly string[],
): fc.Arbitrary<Omit<ModelProduct, 'place'>> => {
  const own = fc.record({
    businessUnits: optionsAmong(options.businessUnits),
    categories: optionsAmong(options.categories),
    typologies: optionsAmong(options.typologies),
    materials: optionsAmong(options.materials),
    processes: optionsAmong(options.processes),
    industries: optionsAmong(options.industries),
  })
  const version = fc.record({
    typologies: optionsAmong(options.typologies),
    figures: figuresAmong(figures),
  })
  return fc
    .record({
      own,
      versions: fc.array(version, { minLength: 1, maxLength: 3 }),
      introduced: fc.option(fc.integer({ min: -2, max: 2 })),
    })
    .map(({ own: shared, versions, introduced }) => ({
      introduced,
      versions: versions.map(({ typologies, figures: stated }) => ({
        options: { ...shared, typologies },
        figures: stated,
      })),
    }))
}

/** Any catalogue: also without products, without options, with figures that no version states. */
export const model: fc.Arbitrary<Model> = fc
  .record({ options: forEachFacet(fc.subarray(IDS)), figures: fc.subarray(KEYS) })
  .chain(({ options, figures }) =>
    fc.array(productAmong(options, figures), { maxLength: 8 }).chain((products) =>
      fc.shuffledSubarray([...products.keys()], { minLength: products.length }).map((places) => ({
        options,
        figures,
        products: products.map((product, index) => ({ ...product, place: places[index] ?? 0 })),
      })),
    ),
  )

const bound = fc.option(
  fc.oneof({ weight: 4, arbitrary: number }, fc.constantFrom(NaN, Infinity, -Infinity)),
)

const range: fc.Arbitrary<Range> = fc.record({ min: bound, max: bound })

const choice: fc.Arbitrary<Choice> = fc.record({
  facets: fc
    .tuple(
      forEachFacet(fc.array(fc.constantFrom(...IDS, ...UNKNOWN_IDS), { maxLength: 4 })),
      fc.subarray([...facetNames], { maxLength: 3 }),
    )
    .map(([ids, chosen]) => Object.fromEntries(chosen.map((facet) => [facet, ids[facet]]))),
  ranges: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...KEYS, ...UNKNOWN_KEYS), range), {
      selector: ([key]) => key,
      maxLength: 2,
    })
    .map((entries) => Object.fromEntries(entries)),
})

/** Any question, also a nonsensical one. */
export const question: fc.Arbitrary<Question> = fc.record({
  choice,
  category: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.constantFrom(...IDS, '6')),
})
