import { geoEqualEarth, geoPath, type GeoContext, type GeoPermissibleObjects } from 'd3-geo'
import { merge, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import {
  CENTRAL_MERIDIAN,
  MAP_WIDTH,
  EQUATOR,
  project,
  SCALE,
  WORLD_VIEW,
} from '../../../ui/media/world-map/projection'
import { simplify } from './simplify'

/** Natural Earth's countries as the package world-atlas packs them. */
export type Countries = Topology<{ readonly countries: GeometryCollection }>

/** Whole numbers in the file are this part of a unit of the map: about 10 km at the equator. */
const STEPS = 4
/** Corners that matter less than this are left out; square units of the map. */
const LEAST_CORNER = 0.3
/** Smaller islands are left out; square units of the map. */
const LEAST_ISLAND = 0.5
/** ISO 3166-1 numeric. */
const ANTARCTICA = '010'

/** Simplifies each line of a topology once, so that neighbours keep their common border. */
function simplified(topology: Countries): Countries {
  const { scale, translate } = topology.transform ?? { scale: [1, 1], translate: [0, 0] }
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0]
    const line = arc.map(([dx = 0, dy = 0]) => {
      x += dx
      y += dy
      const [longitude, latitude] = [x * scale[0] + translate[0], y * scale[1] + translate[1]]
      return { ...project({ longitude, latitude }), position: [longitude, latitude] }
    })
    return simplify(line, LEAST_CORNER).map(({ position }) => position)
  })
  return { type: 'Topology', objects: topology.objects, arcs }
}

type Line = readonly (readonly [number, number])[]

/** The lines of a geometry on the map, cut where the map ends. */
function linesOf(geometry: GeoPermissibleObjects): Line[] {
  const lines: [number, number][][] = []
  const context: GeoContext = {
    moveTo: (x, y) => lines.push([[x, y]]),
    lineTo: (x, y) => lines.at(-1)?.push([x, y]),
    closePath: () => undefined,
    beginPath: () => undefined,
    arc: () => undefined,
  }
  const projection = geoEqualEarth()
    .rotate([-CENTRAL_MERIDIAN, 0])
    .scale(SCALE)
    .translate([MAP_WIDTH / 2, EQUATOR])
    .precision(0)
  geoPath(projection, context)(geometry)
  return lines
}

const areaOf = (ring: Line): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [u, v] = ring[(index + 1) % ring.length] ?? [0, 0]
      return sum + (x * v - u * y) / 2
    }, 0),
  )

/** A line in whole steps, each corner relative to the one before: the shortest form. */
function pathOf(line: Line): string {
  const [first, ...corners] = line.map(([x, y]) => [Math.round(x * STEPS), Math.round(y * STEPS)])
  let [lastX = 0, lastY = 0] = first ?? []
  const start = `M${lastX} ${lastY}l`
  const steps = corners.flatMap(([x = 0, y = 0]) => {
    const step = [x - lastX, y - lastY]
    ;[lastX, lastY] = [x, y]
    return step[0] === 0 && step[1] === 0 ? [] : step
  })
  const written = steps.map((step, index) => (index > 0 && step >= 0 ? ` ${step}` : `${step}`))
  return steps.length === 0 ? '' : start + written.join('')
}

/**
 * The world as an SVG with two shapes: `#land`, one quiet shape, and `#borders`, the lines between
 * countries. Pages use them with `<use>` and give them their colours. Without Antarctica. The same
 * data give the same bytes.
 */
export function drawWorld(countries: Countries): string {
  const topology = simplified(countries)
  const { geometries } = topology.objects.countries
  const areas = geometries.flatMap((each) =>
    each.id !== ANTARCTICA && (each.type === 'Polygon' || each.type === 'MultiPolygon')
      ? [each]
      : [],
  )
  const land = linesOf(merge(topology, areas)).filter((ring) => areaOf(ring) >= LEAST_ISLAND)
  const borders = linesOf(mesh(topology, topology.objects.countries, (a, b) => a !== b))
  const { width, height } = WORLD_VIEW
  const shape = (id: string, look: string, lines: readonly Line[], end: string) =>
    `<path id="${id}" transform="scale(${1 / STEPS})" ${look} d="${lines
      .map(pathOf)
      .filter(Boolean)
      .map((line) => line + end)
      .join('')}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    shape('land', 'fill-rule="evenodd"', land, 'z'),
    shape('borders', 'fill="none" vector-effect="non-scaling-stroke"', borders, ''),
    '</svg>',
  ].join('')
}
