import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isObject } from '../../../contract/is-object'
import { publishFolder } from '../published-files'
import { drawWorld, type Countries } from './draw'

/** Natural Earth 1:50 million, in the public domain. */
const GEODATA = 'node_modules/world-atlas/countries-50m.json'

/** Below `/static`, which the CDN caches forever: the name of the file depends on its content. */
const FOLDER = 'static/maps'

const isCountries = (value: unknown): value is Countries =>
  isObject(value) && 'arcs' in value && 'objects' in value

/**
 * The world map and its address, which depends on it: `/static/maps/world-<hash>.svg`.
 *
 * @throws when the geodata are missing or invalid
 */
export async function worldMap(): Promise<{ readonly svg: string; readonly address: string }> {
  const geodata: unknown = JSON.parse(await readFile(path.resolve(GEODATA), 'utf8'))
  if (!isCountries(geodata)) throw new Error(`${GEODATA} is not a topology of countries.`)
  const svg = drawWorld(geodata)
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12)
  return { svg, address: `/${FOLDER}/world-${hash}.svg` }
}

/** The address of the map that the last build drew, if there is exactly one map. */
async function drawnMap(publicFolder: string): Promise<string | null> {
  const [name, ...others] = await readdir(path.join(publicFolder, FOLDER)).catch(() => [])
  return name === undefined || others.length > 0 ? null : `/${FOLDER}/${name}`
}

/**
 * Draws the world map and writes it into the published folder.
 *
 * @param isDrawn whether the last build had the same code, which draws the same map
 * @returns the map's address
 */
export async function writeWorldMap(publicFolder: string, isDrawn: boolean): Promise<string> {
  const drawn = isDrawn ? await drawnMap(publicFolder) : null
  if (drawn !== null) return drawn
  const { svg, address } = await worldMap()
  publishFolder(publicFolder, FOLDER, new Map([[address, svg]]))
  return address
}
