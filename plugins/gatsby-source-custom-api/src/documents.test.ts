import { withDocumentHrefs } from './documents'

const document = (url: string) => ({ title: 'Sheet', url, type: null, size: null, language: 'en' })

test('documents on the service’s own host are offered by the website', () => {
  const content = {
    title: 'Entry',
    externalUrl: '/elsewhere.pdf',
    documents: [document('/files/a.pdf'), document('https://files.example.com/b.pdf')],
    blocks: [{ type: 'downloads', documents: [document('/files/c.pdf')] }],
  }
  expect(withDocumentHrefs(content)).toEqual({
    ...content,
    documents: [document('/api/document/files/a.pdf'), document('https://files.example.com/b.pdf')],
    blocks: [{ type: 'downloads', documents: [document('/api/document/files/c.pdf')] }],
  })
})
