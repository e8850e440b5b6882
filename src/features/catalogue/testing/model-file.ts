import {
  FILE_VERSION,
  type CatalogueFile,
  type FacetColumn,
  type FigureColumn,
} from '../catalogue-file'
import { writeColumn } from '../column'
import { facetNames, type FacetName } from '../facets'
import type { Model, ModelVersion } from './model'

const facetColumn = (model: Model, name: FacetName): FacetColumn => {
  const ids = model.options[name]
  const level = name === 'typologies' ? 'version' : 'product'
  const rows = model.products.flatMap(({ versions }) =>
    level === 'version' ? versions : versions.slice(0, 1),
  )
  const indexes = ({ options }: ModelVersion) => options[name].map((id) => ids.indexOf(id))
  const options = ids.map((id) => ({ id, title: `${name} ${id}` }))
  return { name, options, level, ...writeColumn(rows.map(indexes)) }
}

const figureColumn = (model: Model, key: string): FigureColumn => {
  const statements = model.products
    .flatMap(({ versions }) => versions)
    .flatMap(({ figures }, version) => {
      const span = figures.get(key)
      return span ? [{ version, span }] : []
    })
  return {
    key,
    label: key,
    unit: null,
    runs: statements.map(({ version }) => [version, 1] as const),
    ...writeColumn(statements.map(({ span }) => span)),
  }
}

/** The catalogue file of a model. */
export const fileOf = (model: Model): CatalogueFile => ({
  version: FILE_VERSION,
  titles: model.products.map((_, product) => `Product ${product}`),
  versions: model.products.map(({ versions }) => versions.length),
  introduced: model.products.map(({ introduced }) => introduced),
  alphabetical: model.products.map(({ place }) => place),
  facets: facetNames.map((name) => facetColumn(model, name)),
  figures: model.figures.map((key) => figureColumn(model, key)),
})
