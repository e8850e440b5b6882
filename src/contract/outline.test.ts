import { outline } from './outline'

const square = 'M0 0L1000 0L1000 1000L0 1000Z'
const accepts = (front: string) => outline.safeParse({ front, side: square, plan: square }).success

it.each([square, 'M0 0L1 1', 'M12 30L999 1000ZM5 5L6 6', 'M0 0L10 0L10 10ZM2 2L3 3L4 4Z'])(
  '%s is a view',
  (path) => {
    expect(accepts(path)).toBe(true)
  },
)

it.each([
  ['nothing', ''],
  ['a point alone', 'M0 0'],
  ['a number above 1000', 'M0 0L1001 0'],
  ['a negative number', 'M0 0L-1 0'],
  ['a fraction', 'M0 0L0.5 0'],
  ['an exponent', 'M0 0L1e3 0'],
  ['relative moves', 'm0 0l5 5'],
  ['a curve', 'M0 0C0 0 5 5 9 9'],
  ['commas', 'M0,0L5,5'],
  ['a space too many', 'M0 0 L5 5'],
  ['a line break', 'M0 0L5 5\n'],
  ['no start', 'L5 5L6 6'],
  ['markup', 'M0 0L5 5"/><script>'],
  ['the end of the attribute', 'M0 0L5 5Z" onload="x'],
  ['more than any drawing', 'M0 0' + 'L1 1'.repeat(10_001)],
])('%s is no view', (_, path) => {
  expect(accepts(path)).toBe(false)
})

it('names the grammar where a view is wrong', () => {
  const result = outline.safeParse({ front: 'M0 0C1 1', side: square, plan: square })
  expect(result.error?.issues).toMatchObject([
    {
      path: ['front'],
      message: expect.stringContaining('M, L and Z with whole numbers 0 to 1000'),
    },
  ])
})

it('needs all three views', () => {
  expect(outline.safeParse({ front: square, side: square }).success).toBe(false)
})
