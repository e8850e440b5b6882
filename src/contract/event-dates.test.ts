import { isMixed, listingItem, parse, wholeDays } from '.'

afterEach(() => {
  delete process.env.CONTENT_TIME_ZONE
})

const days = (date: string | null, endDate: string | null) => {
  const read = wholeDays({ date, endDate })
  return [read.date, read.endDate]
}

describe('wholeDays', () => {
  it.each([
    ['two days', '2027-09-28', '2027-10-01', '2027-09-28', '2027-10-01'],
    [
      'midnights',
      '2027-09-28T00:00:00+02:00',
      '2027-10-01T00:00:00+02:00',
      '2027-09-28',
      '2027-10-01',
    ],
    [
      'midnights of summer and winter',
      '2027-10-30T00:00:00+02:00',
      '2027-11-01T00:00:00+01:00',
      '2027-10-30',
      '2027-11-01',
    ],
    [
      'midnights of UTC',
      '2027-09-28T00:00:00Z',
      '2027-10-01T00:00:00.000Z',
      '2027-09-28',
      '2027-10-01',
    ],
    ['a midnight', '2027-09-28T00:00:00-05:00', null, '2027-09-28', null],
    [
      'one midnight twice',
      '2027-09-28T00:00:00+02:00',
      '2027-09-28T00:00:00+02:00',
      '2027-09-28',
      '2027-09-28',
    ],
    [
      'the last minute of a day',
      '2027-09-28T00:00:00+02:00',
      '2027-10-01T23:59:59+02:00',
      '2027-09-28',
      '2027-10-01',
    ],
    ['the last minute', '2027-09-28T00:00:00Z', '2027-10-01T23:59:00Z', '2027-09-28', '2027-10-01'],
    ['a midnight and a day', '2027-09-28T00:00:00+02:00', '2027-10-01', '2027-09-28', '2027-10-01'],
    ['a time and a day', '2027-09-28T09:00:00+02:00', '2027-10-01', '2027-09-28', '2027-10-01'],
    [
      'a time and a later midnight',
      '2027-09-28T09:00:00+02:00',
      '2027-10-01T00:00:00+02:00',
      '2027-09-28',
      '2027-10-01',
    ],
    [
      'a time and the midnight of its own day',
      '2027-09-28T09:00:00+02:00',
      '2027-09-28T00:00:00+02:00',
      '2027-09-28',
      '2027-09-28',
    ],
    ['a day and a time', '2027-09-28', '2027-10-01T18:00:00+02:00', '2027-09-28', '2027-10-01'],
    ['an end alone', null, '2027-10-01T00:00:00+02:00', null, '2027-10-01'],
  ])('reads %s as days', (_, date, endDate, first, last) => {
    expect(days(date, endDate)).toEqual([first, last])
  })

  it.each([
    ['2027-05-26T15:00:00+02:00', null],
    ['2027-05-26T15:00:00+02:00', '2027-05-26T16:30:00+02:00'],
    ['2027-05-26T15:00:00+02:00', '2027-05-28T23:59:59+02:00'],
    ['2027-05-26T20:00:00+02:00', '2027-05-27T00:00:00+02:00'],
  ])('keeps instants: %s to %s', (date, endDate) => {
    expect(days(date, endDate)).toEqual([date, endDate])
  })

  it('knows the midnights of the editors, which their service writes in UTC', () => {
    const [date, endDate] = ['2027-10-29T22:00:00Z', '2027-10-31T23:00:00Z']
    expect(days(date, endDate)).toEqual([date, endDate])
    process.env.CONTENT_TIME_ZONE = 'Europe/Rome'
    expect(days(date, endDate)).toEqual(['2027-10-30', '2027-11-01'])
    expect(days('2027-10-29T18:00:00Z', '2027-10-29T22:00:00Z')).toEqual([
      '2027-10-29T18:00:00Z',
      '2027-10-29T22:00:00Z',
    ])
  })
})

test.each([
  ['2027-09-28', '2027-10-01T18:00:00+02:00', true],
  ['2027-09-28T09:00:00+02:00', '2027-10-01', true],
  ['2027-09-28T09:00:00+02:00', '2027-10-01T00:00:00+02:00', true],
  ['2027-09-28T09:00:00+02:00', '2027-09-29T00:00:00+02:00', false],
  ['2027-09-28T00:00:00+02:00', '2027-10-01', false],
  ['2027-09-28T00:00:00+02:00', '2027-10-01T23:59:00+02:00', false],
  ['2027-09-28', null, false],
])('%s to %s: days and times are mixed: %s', (date, endDate, expected) => {
  expect(isMixed({ date, endDate })).toBe(expected)
})

describe('an end before its beginning', () => {
  const read = (date: string, endDate: string) => () =>
    parse(listingItem, { id: 1, section: 'webinars', title: 'x', date, endDate }, 'x.json')

  it.each([
    ['2027-10-01', '2027-09-28'],
    ['2027-10-01T00:00:00+02:00', '2027-09-30T00:00:00+02:00'],
    ['2027-10-01T09:00:00+02:00', '2027-09-28'],
    ['2027-05-26T15:00:00+02:00', '2027-05-26T14:00:00+02:00'],
    ['2027-05-26T15:00:00+02:00', '2027-05-26T15:00:00+03:00'],
  ])('is refused: %s to %s', (date, endDate) => {
    expect(read(date, endDate)).toThrow(
      `endDate: expected an end that is not before the date, ${date}, got "${endDate}"`,
    )
  })

  it.each([
    ['2027-10-01', '2027-10-01'],
    ['2027-10-01T18:00:00+02:00', '2027-10-01T00:00:00+02:00'],
    ['2027-05-26T15:00:00+02:00', '2027-05-26T14:00:00Z'],
  ])('is not meant by %s to %s', (date, endDate) => {
    expect(read(date, endDate)).not.toThrow()
  })
})
