import type { CatalogueFile, FacetName } from '../../src/features/catalogue'

/** A choice in a form for every engine. */
export interface Question {
  readonly facets: readonly (readonly [facet: FacetName, ids: readonly string[]])[]
  /** Figures of the synthetic products state single numbers. */
  readonly ranges: readonly (readonly [figure: string, min: number, max: number])[]
}

/** The questions of a visitor who narrows a catalogue down step by step; options by their index. */
const STEPS: readonly {
  readonly facets: readonly (readonly [FacetName, readonly number[]])[]
  readonly ranges?: Question['ranges']
}[] = [
  { facets: [] },
  { facets: [['materials', [0]]] },
  { facets: [['materials', [0, 1]]] },
  { facets: [['materials', [0, 1, 4, 7]]] },
  { facets: [['categories', [2]]] },
  {
    facets: [
      ['categories', [2]],
      ['materials', [0]],
    ],
  },
  {
    facets: [
      ['categories', [2]],
      ['materials', [0, 3]],
      ['processes', [1, 2]],
    ],
  },
  {
    facets: [
      ['categories', [2]],
      ['materials', [0, 3]],
      ['processes', [1, 2]],
      ['industries', [0, 1]],
    ],
  },
  { facets: [['typologies', [5]]] },
  { facets: [['typologies', [5, 6, 7, 8]]] },
  {
    facets: [
      ['typologies', [5, 6, 7, 8]],
      ['businessUnits', [0]],
    ],
  },
  { facets: [], ranges: [['syntheticPower', 10, 20]] },
  {
    facets: [],
    ranges: [
      ['syntheticPower', 10, 20],
      ['syntheticLength', 1000, 3000],
    ],
  },
  { facets: [['materials', [0]]], ranges: [['syntheticPower', 10, 20]] },
  {
    facets: [
      ['materials', [0, 2]],
      ['typologies', [5, 6, 7]],
    ],
    ranges: [
      ['syntheticPower', 5, 30],
      ['syntheticWeight', 1000, 20_000],
    ],
  },
]

/** The questions of the benchmark, in the ids of a catalogue. */
export const questionsOf = ({ facets }: CatalogueFile): readonly Question[] =>
  STEPS.map(({ facets: asked, ranges = [] }) => ({
    facets: asked.flatMap(([name, indexes]) => {
      const options = facets.find((facet) => facet.name === name)?.options ?? []
      const ids = indexes.flatMap((index) => options[index]?.id ?? [])
      return ids.length > 0 ? [[name, ids] as const] : []
    }),
    ranges,
  }))
