import { middleOf, outlineIn } from './outline-lines'

const box = { x: 10, y: 20, width: 200, height: 50 }

test('a view is stretched to the width and the height of its place', () => {
  expect(outlineIn(box, 'M0 0L1000 0L1000 1000L500 333Z')).toEqual({
    silhouette: 'M10,20L210,20L210,70L110,36.7z',
    edges: '',
  })
})

test('closed parts are the silhouette, and open parts are edges', () => {
  const path = 'M0 0L1000 0L0 1000ZM100 100L200 100L100 200ZM0 500L500 500M0 600L500 600L9 9'
  expect(outlineIn({ x: 0, y: 0, width: 1000, height: 1000 }, path)).toEqual({
    silhouette: 'M0,0L1000,0L0,1000zM100,100L200,100L100,200z',
    edges: 'M0,500L500,500M0,600L500,600L9,9',
  })
})

test('the middle of a plan is that of its largest part', () => {
  const machine = 'M0 400L600 400L600 1000L0 1000Z'
  const beside = 'M700 0L1000 0L1000 100L700 100Z'
  expect(middleOf(`${beside}${machine}M0 0L1000 1000`)).toEqual({ x: 0.3, y: 0.7 })
})

test('a plan without a closed part has its middle in the middle', () => {
  expect(middleOf('M0 0L900 900')).toEqual({ x: 0.5, y: 0.5 })
})
