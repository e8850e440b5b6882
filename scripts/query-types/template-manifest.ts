import path from 'node:path'
import { generateComponentChunkName } from 'gatsby/dist/utils/js-chunk-names'
import { Kind, print } from 'graphql'
import { format, resolveConfig } from 'prettier'
import { worldMap } from '../../src/gatsby-node/files/world-map/write'
import { sliceFiles } from '../../src/plan/slices/slices'
import { queriesBelow, queryParts } from './documents'

/** The file with the manifest. It is a module, so that every bundler takes it into the function of previews. */
export const TEMPLATE_MANIFEST = 'src/plan/template-manifest.ts'

const TEMPLATES = 'src/templates'
const SLICES = 'src/chrome/slices'

const HEADER = `/*
 * Queries and chunks of the templates, for previews: a build has them, a content service has not. "npm run types"
 * writes this file. Do not edit it.
 */`

const TYPE = `/** A template: its chunk and its query. */
export interface TemplateEntry {
  readonly chunk: string
  readonly query: string
}`

const text = (value: string) => `\`${value}\``

/** Gatsby's name of a component's chunk. */
const chunkOf = (file: string, kind: 'component' | 'slice') =>
  // Without a program Gatsby takes the root for the folder of the sources.
  generateComponentChunkName(path.join('/', file), kind)

const record = (entries: readonly (readonly [string, string])[]) =>
  `{${entries.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(',')}}`

/** The module {@link TEMPLATE_MANIFEST}: queries, chunks, and the URL of the world map. */
export async function templateManifest(): Promise<string> {
  const documents = queriesBelow('src')
  const fragments = new Map<string, string>()
  const templates = documents
    .filter(({ location }) => location.startsWith(`${TEMPLATES}/`))
    .filter(({ document }) =>
      document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION),
    )
    .map(({ location }): [string, string] => {
      const [query, ...used] = queryParts(location, documents)
      for (const each of used) fragments.set(each.name.value, print(each))
      const entry = record([
        ['chunk', JSON.stringify(chunkOf(location, 'component'))],
        ['query', text(print(query))],
      ])
      return [path.relative(TEMPLATES, location), entry]
    })
  const named = [...fragments]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]): [string, string] => [name, text(each)])
  const slices = Object.values(sliceFiles).map((file): [string, string] => [
    file,
    JSON.stringify(chunkOf(path.join(SLICES, file), 'slice')),
  ])
  const { address } = await worldMap()
  const code = [
    HEADER,
    TYPE,
    `/** By file below \`src/templates\`. */
export const templates: Readonly<Record<string, TemplateEntry>> = ${record(templates)}`,
    `/** By name. */
export const fragments: Readonly<Record<string, string>> = ${record(named)}`,
    `/** The chunk of each slice, by file below \`src/chrome/slices\`. */
export const sliceChunks: Readonly<Record<string, string>> = ${record(slices)}`,
    `/** The URL of the map that the build draws. */
export const WORLD_MAP = ${JSON.stringify(address)}`,
  ].join('\n\n')
  return format(code, { ...(await resolveConfig(TEMPLATE_MANIFEST)), parser: 'typescript' })
}
