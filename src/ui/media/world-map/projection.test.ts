import { geoEqualEarth } from 'd3-geo'
import { CENTRAL_MERIDIAN, EQUATOR, MAP_WIDTH, project, SCALE, WORLD_VIEW } from './projection'

const theirs = geoEqualEarth()
  .rotate([-CENTRAL_MERIDIAN, 0])
  .scale(SCALE)
  .translate([MAP_WIDTH / 2, EQUATOR])

test.each([
  ['Florence', 11.2, 43.79],
  ['Melbourne', 144.96, -37.81],
  ['Charlotte', -80.84, 35.23],
  ['Fiji, beyond the 180th meridian', 178.44, -18.14],
  ['the far east of Siberia, which lies in the west', -172, 65.5],
])('%s is where d3-geo has it', (_, longitude, latitude) => {
  const [x = 0, y = 0] = theirs([longitude, latitude]) ?? []
  const ours = project({ longitude, latitude })
  expect(ours.x).toBeCloseTo(x, 6)
  expect(ours.y).toBeCloseTo(y, 6)
})

test('the map is as wide as the equator is long', () => {
  const edge = CENTRAL_MERIDIAN + 180
  expect(project({ longitude: edge - 0.001, latitude: 0 }).x).toBeCloseTo(MAP_WIDTH, 1)
  expect(project({ longitude: edge + 0.001 - 360, latitude: 0 }).x).toBeCloseTo(0, 1)
  expect(WORLD_VIEW).toMatchObject({ x: 0, y: 0, width: MAP_WIDTH })
})
