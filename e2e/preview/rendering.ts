import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { BUILD } from '../../scripts/build-folder'
import { TESTED_BUILD } from '../support/tested-build'

/** The input of the program that writes pages during the build (`static-entry.js` of Gatsby). */
interface RenderInput {
  readonly pagePath: string
  readonly pageData: object
}

type Render = (input: RenderInput & Readonly<Record<string, unknown>>) => Promise<{ html: string }>

/** Gatsby's input about scripts and styles, which is the same for all pages here. */
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
 * The visible part of a page, as the last build's program writes it from data. It leaves out data for search
 * engines, the addresses of media, and ids that the build gives to list items. Pictures and films are tags
 * without attributes, because only the build makes their files.
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

/** The page data of the last build. */
export const builtPageData = (page: string): object =>
  readBuilt('page-data', page === '/' ? 'index' : page, 'page-data.json')

/** The slice data of the last build. */
export const builtSliceData = (id: string): object => readBuilt('slice-data', `${id}.json`)
