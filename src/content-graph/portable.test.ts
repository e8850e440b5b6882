import { portable } from './portable'

const ORIGIN = 'http://localhost:8055'
const fieldsOf = (fields: Record<string, unknown>) =>
  portable({ type: 'ContentEntry', key: 'ww:articles:1', fields }, ORIGIN).fields

const document = (url: string) => ({ title: 'Sheet', url, type: null, size: null, language: 'en' })

test('documents on the service’s own host are offered by the website', () => {
  const content = {
    title: 'Entry',
    externalUrl: '/elsewhere.pdf',
    documents: [document('/files/a.pdf'), document('https://files.example.com/b.pdf')],
    blocks: [{ type: 'downloads', documents: [document(`${ORIGIN}/files/c.pdf`)] }],
  }
  expect(fieldsOf(content)).toEqual({
    ...content,
    documents: [document('/api/document/files/a.pdf'), document('https://files.example.com/b.pdf')],
    blocks: [{ type: 'downloads', documents: [document('/api/document/files/c.pdf')] }],
  })
})

test('an address on the service’s own origin is a path, whichever port it has today', () => {
  const image = { src: `${ORIGIN}/media/arcus.jpg`, alt: `Not ${ORIGIN}/` }
  expect(fieldsOf({ title: null, gallery: [{ image }] })).toEqual({
    title: null,
    gallery: [{ image: { ...image, src: '/media/arcus.jpg' } }],
  })
})
