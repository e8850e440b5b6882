import path from 'node:path'
import { z } from 'zod'
import { LibraryReader } from './files/library'
import { figuresField } from './model/common-schemas'
import { localise } from './model/localise'
import { overlay } from './model/plain'
import { technicalDataField } from './model/product-schemas'

const facts = z.object({
  title: z.string(),
  figures: figuresField.default({}),
  technicalData: technicalDataField.default({}),
})
const product = facts.extend({ versions: z.array(facts.partial()).default([]) })

/** All rows of all groups, by their terms. */
const rowsOf = (technicalData: z.infer<typeof technicalDataField>) =>
  Object.values(technicalData).flatMap((rows) => Object.entries(rows))

const contradictions = (
  figures: z.infer<typeof figuresField>,
  technicalData: z.infer<typeof technicalDataField>,
) =>
  Object.entries(figures).filter(
    ([term, value]) =>
      !rowsOf(technicalData).some(([row, own]) => row === term && String(own) === String(value)),
  )

const fail = (_: unknown, expected: string, got: string) => {
  throw new Error(`expected ${expected}, got ${got}`)
}

describe('the facts of the sample products', () => {
  it('are the same in figures and technical data, for products and their versions', async () => {
    const { files } = await new LibraryReader(path.join(__dirname, '../saxum')).read()
    const products = files.filter((file) => /^products\/[^_]/.test(file.path))
    expect(products.length).toBeGreaterThanOrEqual(24)
    const found = products.flatMap((file) => {
      const { figures, technicalData, versions } = product.parse(
        localise(file.data, 'ww', [], fail),
      )
      const ofVersions = versions.flatMap((version) =>
        contradictions(
          version.figures ?? {},
          technicalDataField.parse(overlay(technicalData, version.technicalData)),
        ),
      )
      return [...contradictions(figures, technicalData), ...ofVersions].map(
        ([term, value]) => `${file.path}: ${term} ${value}`,
      )
    })
    expect(found).toEqual([])
  })
})
