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
 * Draws the world map and writes it to what is published.
 *
 * @returns the map's address: `/static/maps/world-<hash>.svg`
 * @throws when the geodata are not there or not what they should be
 */
export async function writeWorldMap(publicFolder: string): Promise<string> {
  const geodata: unknown = JSON.parse(await readFile(path.resolve(GEODATA), 'utf8'))
  if (!isCountries(geodata)) throw new Error(`${GEODATA} is not a topology of countries.`)
  const svg = drawWorld(geodata)
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12)
  const folder = path.join(publicFolder, FOLDER)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `world-${hash}.svg`), svg)
  return `/${FOLDER}/world-${hash}.svg`
}
