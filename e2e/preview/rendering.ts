import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { BUILD } from '../../scripts/build-folder'
import { TESTED_BUILD } from '../support/tested-build'

/** What the build hands to the program that writes its pages (`static-entry.js` of Gatsby). */
interface RenderInput {
  readonly pagePath: string
  readonly pageData: object
}

type Render = (input: RenderInput & Readonly<Record<string, unknown>>) => Promise<{ html: string }>

/** What Gatsby wants to know of scripts and styles, which differ in nothing here. */
const RESOURCES = {
  ...{ staticQueryContext: {}, scripts: [], reversedScripts: [], styles: [] },
  reversedStyles: ['styles.css', 'panels.css'].map((name) => ({
    rel: 'stylesheet',
    name,
    content: '',
  })),
  webpackCompilationHash: '',
  context: { isDuringBuild: true },
}

/** The program of the last build. */
const PROGRAM = path.resolve(BUILD, 'production/.cache/page-ssr/routes/render-page.js')

const isProgram = (module: unknown): module is { readonly default: Render } =>
  typeof module === 'object' &&
  module !== null &&
  'default' in module &&
  typeof module.default === 'function'

/**
 * What visitors see of a page, as the last build's program writes it from data; no data for search engines. Of pictures and films
 * it says only that they are there, because only the build makes files of them; and lists name their items by
 * ids of the build.
 */
export async function visiblePage(input: RenderInput): Promise<string> {
  const program: unknown = createRequire(PROGRAM)(PROGRAM)
  if (!isProgram(program)) throw new Error(`${PROGRAM} renders no pages.`)
  const { html } = await program.default({ ...input, ...RESOURCES })
  return html
    .slice(html.indexOf('<body'))
    .replace(/<script type="application\/ld\+json">.*?<\/script>/, '')
    .replace(/<source\b[^>]*>/g, '')
    .replace(/<(img|video)\b[^>]*>/g, '<$1>')
    .replace(/ href="[^"]*\/media\/[^"]*"/g, ' href="/media"')
    .replace(/ href="(?:data:image|\/static\/drawings\/)[^"]*"/g, ' href="/drawing"')
    .replace(/ data-item="[^"]*"/g, '')
}

const readBuilt = (...file: string[]): object => {
  const data: unknown = JSON.parse(readFileSync(path.join(TESTED_BUILD, ...file), 'utf8'))
  if (typeof data !== 'object' || data === null) throw new Error(`${file.join('/')} is no object.`)
  return data
}

/** What the last build knows of a page. */
export const builtPageData = (page: string): object =>
  readBuilt('page-data', page === '/' ? 'index' : page, 'page-data.json')

/** What the last build knows of a slice. */
export const builtSliceData = (id: string): object => readBuilt('slice-data', `${id}.json`)
