import path from 'node:path'
import { buildContent } from './build/content'
import { LibraryReader } from './files/library'

const library = new LibraryReader(path.join(__dirname, '../saxum'))

test('every machine with a size has an outline, which its dimension drawing shows', async () => {
  const content = buildContent(await library.read(), 0)
  const products = content.contentVersions.published.sites.get('ww')?.products ?? []
  const machines = products.filter(
    ({ section, dimensions }) => section === 'machines' && dimensions.length > 0,
  )
  expect(machines.length).toBeGreaterThan(30)
  const without = machines.filter(({ outline }) => outline === null)
  expect(without.map(({ slug }) => slug)).toEqual([])
})

test('an outline has the name of its product, and is light', async () => {
  const { files } = await library.read()
  const names = (folder: string) =>
    files.filter((file) => file.path.startsWith(`${folder}/`)).map(({ name }) => name)
  const products = new Set(names('products'))
  expect(names('outlines').filter((name) => !products.has(name))).toEqual([])
  const heavy = files.filter(
    ({ path: file, data }) => file.startsWith('outlines/') && JSON.stringify(data).length > 12_000,
  )
  expect(heavy.map(({ path: file }) => file)).toEqual([])
})
