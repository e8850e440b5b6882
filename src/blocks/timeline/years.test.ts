import { leaps, yearsOf } from './years'

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

test('leaps lead to the first year of each decade', () => {
  const years = yearsOf(['1961', '1968', '1973', '1979', '2001'].map((year) => milestone(year)))
  expect(leaps(years).map(({ year }) => year)).toEqual(['1961', '1973', '2001'])
})

test('short timelines, and those without plain years, need no leaps', () => {
  expect(leaps(yearsOf([milestone('1961'), milestone('1973')]))).toEqual([])
  expect(leaps(yearsOf(['1961', '1973', 'Today'].map((year) => milestone(year))))).toEqual([])
})
