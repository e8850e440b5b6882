import {
  article,
  breadcrumbs,
  event,
  faqPage,
  jobPosting,
  jsonLd,
  localBusiness,
  organization,
  product,
  video,
  website,
  type JsonLdPage,
} from '.'

const page: JsonLdPage = {
  site: 'it_eu',
  origin: 'https://www.example.com',
  path: '/it_eu/news-and-events/fiera',
  company: 'Acme',
  share: { src: '/share/fiera.jpg' },
}
const company = {
  name: 'Acme Machines',
  shortName: 'Acme',
  legalName: 'Acme S.p.A.',
  vat: 'IT00000000000',
  description: null,
  foundingYear: 1961,
  logo: null,
  phones: [{ label: null, number: '+39 055 555 0100' }],
  emails: [{ email: 'info@example.com' }],
  address: null,
  socials: { facebook: null, linkedin: 'https://www.example.com/in', youtube: null },
}
const entry = {
  title: 'Fiera',
  type: 'event',
  abstract: null,
  date: '2027-09-28',
  endDate: '2027-10-01',
  place: 'Verona',
  country: 'IT',
  image: null,
}
const machine = {
  code: 'M-1',
  title: 'Filum 72',
  claim: 'Seventy-two wires',
  abstract: null,
  category: { title: 'Wire saws' },
  image: { src: '/media/filum.jpg', alt: '', width: 1200, height: 750, focus: null, whole: false },
  versions: [
    { code: 'M-1-A', title: 'Filum 72 A', abstract: null },
    { code: 'M-1/B', title: 'Filum 72 B', abstract: 'Longer' },
  ],
}

test('the script holds no empty property, and no text can end it', () => {
  const text = jsonLd([{ ...organization(company, page), description: '</script><b>' }])
  expect(text).toContain('\\u003c/script>')
  expect(text).not.toContain('<')
  const told: Record<string, unknown> = JSON.parse(text)
  expect(told['@context']).toBe('https://schema.org')
  expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['logo', 'address']))
  expect(told.sameAs).toEqual(['https://www.example.com/in'])
})

test('several nodes of a page stand in one graph', () => {
  const told: unknown = JSON.parse(jsonLd([organization(company, page), website(company, page)]))
  expect(told).toMatchObject({
    '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite' }],
  })
})

test('the company is the same for all sites, the website is that of one', () => {
  expect(organization(company, page)['@id']).toBe('https://www.example.com/#organization')
  expect(website(company, page)).toMatchObject({
    '@id': 'https://www.example.com/it_eu#website',
    inLanguage: 'it-IT',
    potentialAction: {
      target: { urlTemplate: 'https://www.example.com/it_eu/ricerca?query={search_term_string}' },
    },
  })
})

test('breadcrumbs count from one, and the page itself stands last without an address', () => {
  const { itemListElement } = breadcrumbs([{ label: 'Home', href: '/it_eu' }], 'Fiera', page)
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/it_eu' },
    { '@type': 'ListItem', position: 2, name: 'Fiera' },
  ])
})

test('a machine in versions is a group of products, each at its own address', () => {
  expect(product(machine, page)).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'M-1',
    description: 'Seventy-two wires',
    image: ['https://www.example.com/media/filum.jpg'],
    hasVariant: [
      { sku: 'M-1-A' },
      { sku: 'M-1/B', url: expect.stringMatching(/fiera\?version=M-1%2FB$/) },
    ],
  })
})

test('a machine in one version is a product; without a picture it has that of the page', () => {
  const versions = machine.versions.slice(0, 1)
  expect(product({ ...machine, versions, image: null }, page)).toMatchObject({
    '@type': 'Product',
    sku: 'M-1-A',
    image: ['https://www.example.com/share/fiera.jpg'],
  })
  expect(product({ ...machine, versions: [] }, page)).toMatchObject({ sku: 'M-1' })
})

test('news are news articles, stories are articles, and neither is one without a day', () => {
  expect(article({ ...entry, type: 'news' }, page)?.['@type']).toBe('NewsArticle')
  expect(article({ ...entry, type: 'story' }, page)?.['@type']).toBe('Article')
  expect(article({ ...entry, type: 'story', date: null }, page)).toBeNull()
  expect(article(entry, page)).toBeNull()
})

test('an event has its days and its place, a webinar its address', () => {
  expect(event(entry, page)).toMatchObject({
    startDate: '2027-09-28',
    endDate: '2027-10-01',
    location: { '@type': 'Place', name: 'Verona', address: { addressCountry: 'IT' } },
  })
  expect(event({ ...entry, type: 'webinar', place: null }, page)).toMatchObject({
    '@type': 'EducationEvent',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: 'https://www.example.com' + page.path },
  })
})

test.each([
  ['on request', { date: null }],
  ['nowhere', { place: null }],
  ['of another type', { type: 'tender' }],
])('an entry that is %s is no event', (_, changes) => {
  expect(event({ ...entry, ...changes }, page)).toBeNull()
})

test('a job needs a text, a day and a place', () => {
  const job = {
    ...entry,
    slug: 'fitter',
    type: 'job',
    body: '<p>You …</p>',
    deadline: '2027-01-15',
  }
  expect(jobPosting(job, page)).toMatchObject({
    title: 'Fiera',
    description: '<p>You …</p>',
    validThrough: '2027-01-15',
    jobLocation: { address: { addressLocality: 'Verona', addressCountry: 'IT' } },
    url: 'https://www.example.com/it_eu/news-and-events/fiera#fitter',
  })
  expect(jobPosting({ ...job, place: null }, page)).toBeNull()
  expect(jobPosting({ ...job, body: null }, page)).toBeNull()
})

test('questions make a page of questions, none make nothing', () => {
  expect(faqPage([])).toBeNull()
  expect(faqPage([{ question: 'Why?', answer: '<p>So.</p>' }])).toMatchObject({
    mainEntity: [{ name: 'Why?', acceptedAnswer: { text: '<p>So.</p>' } }],
  })
})

test('a video needs its file, its poster and a day', () => {
  const item = {
    kind: 'video' as const,
    caption: null,
    image: machine.image,
    sources: [{ src: '/media/film.mp4', type: 'video/mp4' }],
  }
  const texts = { title: 'The film', description: null, date: '2026-06-17' }
  expect(video(item, texts, page)).toMatchObject({
    name: 'The film',
    contentUrl: 'https://www.example.com/media/film.mp4',
    thumbnailUrl: 'https://www.example.com/media/filum.jpg',
  })
  expect(video({ ...item, image: null }, texts, page)).toBeNull()
  expect(video(item, { ...texts, date: null }, page)).toBeNull()
  expect(video({ ...item, kind: 'image' }, texts, page)).toBeNull()
})

test('a place belongs to the company, unless it is that of a partner', () => {
  const place = {
    type: 'branch',
    title: 'Acme Deutschland',
    street: 'Musterstraße 1',
    postalCode: '90402',
    town: 'Nürnberg',
    country: 'DE',
    latitude: 49.45,
    longitude: 11.08,
    phones: [],
    emails: [],
    openingHours: ['Mo-Fr 08:00-17:00'],
  }
  expect(localBusiness(place, page)).toMatchObject({
    openingHours: ['Mo-Fr 08:00-17:00'],
    address: { addressCountry: 'DE' },
    geo: { latitude: 49.45 },
    parentOrganization: { '@id': 'https://www.example.com/#organization' },
  })
  expect(localBusiness({ ...place, type: 'partner' }, page)).toBeNull()
  expect(localBusiness({ ...place, street: null }, page)).toBeNull()
})
