import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contentTexts, messageTexts, moduleTexts } from './texts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'words-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = async (name: string, text: string) => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
  await writeFile(path.join(folder, name), text)
}

test('content is read as each of its sites reads it, with its line and without tags', async () => {
  await write(
    'entries/a.yaml',
    [
      'sites: [pt_eu, pt_sa]',
      'slug: { pt: as-chapas }',
      'image: slab.jpg',
      'figures: { size: 5 mm }',
      'text:',
      "  pt: <p>Uma chapa de 2100 mm.</p><p>L'acqua</p>",
      '  pt_sa: <p>Uma <b>placa</b></p>',
    ].join('\n'),
  )
  expect(await contentTexts(folder)).toEqual([
    { site: 'pt_eu', at: 'entries/a.yaml:5', text: 'Uma chapa de 2100\u00A0mm.' },
    { site: 'pt_eu', at: 'entries/a.yaml:5', text: 'L’acqua' },
    { site: 'pt_sa', at: 'entries/a.yaml:5', text: 'Uma placa' },
  ])
})

test('messages are those of the language, with a site’s overrides', async () => {
  await write('pt.json', '{ "product": { "download": "Descarregar", "open": "Abrir" } }')
  await write('pt_sa.json', '{ "product": { "download": "Baixar" } }')
  await write('search/pt.json', '{ "all": "Todos" }')
  const texts = messageTexts(folder).map(({ site, text }) => `${site} ${text}`)
  expect(texts).toEqual([
    ...['pt_eu Descarregar', 'pt_eu Abrir', 'pt_sa Baixar', 'pt_sa Abrir'],
    ...['pt_eu Todos', 'pt_sa Todos'],
  ])
})

test('texts that go with a module are read as each site says them, whatever their keys are', () => {
  const inAll = { de: {}, en: {}, es: {}, fr: {}, it: {} }
  const texts = { ...inAll, pt: { section: 'Secção' }, pt_sa: { section: 'Seção' } }
  expect(moduleTexts({ fields: texts })).toEqual([
    { site: 'pt_eu', at: 'fields section', text: 'Secção' },
    { site: 'pt_sa', at: 'fields section', text: 'Seção' },
  ])
})
