import { closeServices, startService } from '../testing/service'

afterEach(closeServices)

const PRESS = `
title: { en: A new saw, de: Eine neue Säge }
sites: [ww, de_eu]
slug: { en: new-saw, de: neue-saege }
document: { title: { en: Press release, de: Pressemitteilung } }
blocks:
  - type: text
    text: { en: <p>It cuts.</p>, de: <p>Sie schneidet.</p> }
`

it('writes the data sheet of every version that a product names', async () => {
  const service = await startService()
  const product = await service.json('/api/de_eu/products/saegen/alpha.json')
  expect(product).toMatchObject({
    documents: [
      { url: '/documents/de_eu/data-sheets/SAW-A-1.pdf', type: 'PDF', language: 'de' },
      { url: '/documents/de_eu/data-sheets/SAW-A-2.pdf' },
    ],
  })
  const response = await service.request('/documents/de_eu/data-sheets/SAW-A-2.pdf')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.byteLength).toBeGreaterThan(5000)
})

it('writes the brochure of every product, where there is a word for it', async () => {
  const glossary = `
terms:
  cutting: { en: Cutting, de: Schnitt, it: Taglio, fr: Coupe, es: Corte, pt: Corte }
  power: { en: Power, de: Leistung, it: Potenza, fr: Puissance, es: Potencia, pt: Potência }
  brochure: { en: Brochure, de: Prospekt, it: Brochure, fr: Brochure, es: Folleto, pt: Brochura }
units:
  rpm: { en: rpm, de: min⁻¹, it: giri/min, fr: tr/min, es: rpm, pt: rpm }
`
  const service = await startService({ 'glossary.yaml': glossary })
  const url = '/documents/de_eu/brochures/SAW-A.pdf'
  const product = await service.json('/api/de_eu/products/saegen/alpha.json')
  expect(product).toMatchObject({
    documents: [
      { title: 'Prospekt Alpha', url, type: 'PDF', language: 'de' },
      { url: '/documents/de_eu/data-sheets/SAW-A-1.pdf' },
      { url: '/documents/de_eu/data-sheets/SAW-A-2.pdf' },
    ],
  })
  expect((await service.request(url, { method: 'HEAD' })).status).toBe(200)
  const response = await service.request(url)
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.byteLength).toBeGreaterThan(5000)
})

it('puts the logo of the header on every page', async () => {
  const company = `
name: Saxum Macchine
shortName: Saxum
shortNameSlug: saxum
legalName: Saxum Macchine S.p.A.
vat: IT0
`
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="10"><path d="M0 0H64V10Z"/></svg>'
  const imagesIn = async (files: Record<string, string>) => {
    const service = await startService(files)
    const response = await service.request('/documents/ww/data-sheets/SAW-A-1.pdf')
    const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1')
    return pdf.split('/Subtype /Image').length - 1
  }
  const without = await imagesIn({ 'globals/companyInfo.yaml': company })
  const withLogo = await imagesIn({
    'globals/companyInfo.yaml': `${company}logo: { file: logo.svg, alt: Saxum }\n`,
    'media/logo.svg': logo,
  })
  expect(without).toBe(0)
  expect(withLogo).toBeGreaterThan(0)
})

it('writes the same bytes again, under the same validator', async () => {
  const service = await startService()
  const ask = () => service.request('/documents/ww/data-sheets/SAW-A-1.pdf')
  const [first, second] = [await ask(), await ask()]
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
})

it('writes an entry’s own text where its document has no address', async () => {
  const service = await startService({ 'entries/newsAndEvents/saw.yaml': PRESS })
  const entry = await service.json('/api/de_eu/entries/newsAndEvents/neue-saege.json')
  const url = '/documents/de_eu/newsAndEvents/neue-saege.pdf'
  expect(entry).toMatchObject({ document: { title: 'Pressemitteilung', url } })
  expect((await service.request(url)).status).toBe(200)
  expect((await service.request(url, { method: 'HEAD' })).status).toBe(200)
})

it.each([
  '/documents/ww/data-sheets/NO-SUCH.pdf',
  '/documents/ww/brochures/NO-SUCH.pdf',
  '/documents/xx/data-sheets/SAW-A-1.pdf',
  '/documents/ww/newsAndEvents/none.pdf',
])('has nothing at %s', async (address) => {
  const service = await startService()
  expect((await service.request(address)).status).toBe(404)
  expect((await service.request(address, { method: 'HEAD' })).status).toBe(404)
})
