import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { drawWorld, type Countries } from './draw'

let countries: Countries
beforeAll(async () => {
  countries = JSON.parse(await readFile('node_modules/world-atlas/countries-50m.json', 'utf8'))
})

test('the world is two shapes of a few kilobytes, the same at every drawing', () => {
  const svg = drawWorld(countries)
  expect(svg).toMatch(
    /^<svg[^>]*><path id="land"[^>]*d="M[^"]*z"\/><path id="borders"[^>]*\/><\/svg>$/,
  )
  expect(gzipSync(svg).length).toBeLessThan(18_500)
  expect(drawWorld(countries)).toBe(svg)
  // A line without a step would break the drawing there.
  expect(svg).not.toMatch(/lz|lM|l"/)
})

test('Antarctica is left out', () => {
  const { geometries } = countries.objects.countries
  const alone = geometries.filter(({ id }) => id === '010')
  expect(alone).toHaveLength(1)
  const svg = drawWorld({
    ...countries,
    objects: { countries: { type: 'GeometryCollection', geometries: alone } },
  })
  expect(svg).toContain('id="land" transform="scale(0.25)" fill-rule="evenodd" d=""')
})
