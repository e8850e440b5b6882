import {
  entrySections,
  isShownInPlace,
  pageSections,
  sectionListedOn,
  sectionOver,
  sectionsAbove,
} from './sections'

test('a section with an address of its own is a page', () => {
  const pages = pageSections()
  expect(pages).toEqual(expect.arrayContaining(['home', 'services', 'articles', 'workingAt']))
  for (const none of ['machines', 'landings', 'pages', 'aboutUs', 'contacts', 'notFound']) {
    expect(pages).not.toContain(none)
  }
})

test('a section with a page for each entry is asked for its entries, and so are the two without', () => {
  expect(entrySections().sort()).toEqual([
    'aboutUs',
    'articles',
    'bit',
    'charityProjects',
    'customerStories',
    'engineering',
    'innovationStories',
    'jobOpportunities',
    'landings',
    'newsAndEvents',
    'pages',
    'services',
    'tendersAndProjects',
    'webinars',
    'workshops',
  ])
})

test('jobs and social projects are parts of a page', () => {
  expect(isShownInPlace('jobOpportunities')).toBe(true)
  expect(isShownInPlace('charityProjects')).toBe(true)
  expect(isShownInPlace('articles')).toBe(false)
})

test('a page lists its own section, or the one that has no pages', () => {
  expect(sectionListedOn('services-articles')).toBe('articles')
  expect(sectionListedOn('about-charity')).toBe('charityProjects')
  expect(sectionListedOn('careers-job-opportunities')).toBe('jobOpportunities')
  expect(sectionListedOn('services-faq')).toBeNull()
})

test('above a page stand those that its address begins with', () => {
  expect(sectionsAbove('bit-tenders-and-projects-slug')).toEqual([
    'home',
    'bit',
    'tendersAndProjects',
  ])
  expect(sectionsAbove('services-articles')).toEqual(['home', 'services'])
  expect(sectionsAbove('about-slug')).toEqual(['home'])
  expect(sectionsAbove('home')).toEqual([])
})

test.each([
  ['newsAndEvents', 'newsAndEvents'],
  ['articles', 'articles'],
  ['machines', 'products'],
  ['productsCategories', 'products'],
  ['charityProjects', 'charity'],
  ['aboutUs', null],
  ['landings', null],
  ['unknown', null],
])('entries of %s are found on the page of %s', (section, over) => {
  expect(sectionOver(section)).toBe(over)
})
