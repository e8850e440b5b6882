import { decadesOf, needsScale, yearsOf } from './years'

const milestone = (year: string, title = year) => ({
  year,
  title,
  text: null,
  image: null,
  categories: [],
})

test('milestones of one year stand under it together', () => {
  const years = yearsOf([milestone('1961', 'Saw'), milestone('1961', 'Shed'), milestone('1964')])
  expect(years.map(({ year, milestones }) => [year, milestones.length])).toEqual([
    ['1961', 2],
    ['1964', 1],
  ])
})

test('a year is a place on the page, however it is written', () => {
  expect(yearsOf([milestone('1961'), milestone('Spring 2024 ')]).map(({ id }) => id)).toEqual([
    'year-1961',
    'year-spring-2024',
  ])
})

test('years stand in their decades', () => {
  const years = yearsOf(['1961', '1968', '1973', '1979', '2001'].map((year) => milestone(year)))
  expect(decadesOf(years).map((decade) => [decade.label, decade.years.length])).toEqual([
    ['1960', 2],
    ['1970', 2],
    ['2000', 1],
  ])
})

test('short timelines, and those without plain years, need no scale', () => {
  const of = (...years: string[]) => years.map((year) => milestone(year))
  expect(needsScale(of('1961', '1973', '2001'))).toBe(true)
  expect(needsScale(of('1961', '1973'))).toBe(false)
  expect(needsScale(of('1961', '1973', '2001', 'Today'))).toBe(false)
})
