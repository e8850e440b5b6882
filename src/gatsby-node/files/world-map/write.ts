import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawWorld, type Countries } from './draw'

/** Natural Earth 1:50 million, in the public domain. */
const GEODATA = 'node_modules/world-atlas/countries-50m.json'

/** Below `/static`, which the CDN keeps for good: the name of the file tells its content. */
const FOLDER = 'static/maps'

const isCountries = (value: unknown): value is Countries =>
  typeof value === 'object' && value !== null && 'arcs' in value && 'objects' in value

/**
 * The world map and its address, which follows from it: `/static/maps/world-<hash>.svg`.
 *
 * @throws when the geodata are not there or not what they should be
 */
export async function worldMap(): Promise<{ readonly svg: string; readonly address: string }> {
  const geodata: unknown = JSON.parse(await readFile(path.resolve(GEODATA), 'utf8'))
  if (!isCountries(geodata)) throw new Error(`${GEODATA} is not a topology of countries.`)
  const svg = drawWorld(geodata)
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12)
  return { svg, address: `/${FOLDER}/world-${hash}.svg` }
}

/**
 * Draws the world map and writes it to what is published.
 *
 * @returns the map's address
 */
export async function writeWorldMap(publicFolder: string): Promise<string> {
  const { svg, address } = await worldMap()
  const file = path.join(publicFolder, address)
  await rm(path.dirname(file), { recursive: true, force: true })
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, svg)
  return address
}
