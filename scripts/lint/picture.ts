import { circleOf } from './imports'
import { moduleOf } from './modules.mjs'

type Arrows = ReadonlyMap<string, readonly string[]>

/**
 * The boxes of the picture, and the modules in each: small neighbours share a box. Commands, tests and
 * the sample company are left out, because they may import almost everything.
 */
export const BOXES: Readonly<Record<string, readonly string[]>> = {
  // The files that Gatsby opens are in no module.
  entries: [],
  build: ['gatsby-node', 'gatsby-api', 'plugins'],
  html: ['gatsby-ssr'],
  functions: ['functions'],
  serving: ['serving'],
  preview: ['preview', 'preview/server', 'preview/browser'],
  plan: ['plan'],
  pages: ['templates', 'app'],
  browser: ['gatsby-browser'],
  chrome: ['blocks', 'chrome'],
  features: ['features'],
  ui: ['theme', 'ui'],
  content: ['content-client', 'content-files', 'content-graph', 'content-check'],
  routes: ['sites', 'routes'],
  contract: ['contract'],
}

const BEGIN = '<!-- `npm run rooms` writes this picture -->'
const END = '<!-- end of the picture -->'

function boxOf(file: string): string | undefined {
  if (/\.test\.tsx?$|\/testing\//.test(file)) return undefined
  if (/^gatsby-\w+\.tsx?$/.test(file)) return 'entries'
  const module = moduleOf(file)
  return Object.keys(BOXES).find((box) => module && BOXES[box]?.includes(module))
}

/** The other boxes that each box imports, in the order of the boxes. */
function arrowsOf(imports: Arrows): Arrows {
  const pairs = new Set(
    [...imports].flatMap(([file, imported]) =>
      imported.map((each) => `${boxOf(file)} ${boxOf(each)}`),
    ),
  )
  const boxes = Object.keys(BOXES)
  return new Map(
    boxes.map((from) => [from, boxes.filter((to) => to !== from && pairs.has(`${from} ${to}`))]),
  )
}

/**
 * Arrows without those that a longer way replaces: of a → b → c and a → c, the last is left out.
 *
 * @throws {Error} where arrows lead in a circle
 */
export function reduced(arrows: Arrows): Arrows {
  const circle = circleOf(arrows)
  if (circle) throw new Error(`Boxes import each other: ${circle.join(' → ')}`)
  const below = (from: string): string[] =>
    (arrows.get(from) ?? []).flatMap((to) => [to, ...below(to)])
  return new Map(
    [...arrows].map(([from, direct]) => {
      const longer = new Set(direct.flatMap(below))
      return [from, direct.filter((to) => !longer.has(to))]
    }),
  )
}

/** The picture of the rooms as Mermaid, from the imports of all files by path below the repository. */
export function pictureOf(imports: Arrows): string {
  const boxes = Object.entries(BOXES).map(([box, modules]) => {
    const names = modules.filter((name) => !name.includes('/')).join('<br>')
    return `  ${box}["${names || 'gatsby-{browser,config,node,ssr}'}"]`
  })
  const arrows = [...reduced(arrowsOf(imports))]
    .filter(([, to]) => to.length > 0)
    .map(([from, to]) => `  ${from} --> ${to.join(' & ')}`)
  return ['```mermaid', 'flowchart TD', ...boxes, ...arrows, '```'].join('\n')
}

/**
 * A page of documentation with a picture between its two marks.
 *
 * @throws {Error} where a mark is missing
 */
export function withPicture(page: string, picture: string): string {
  const begin = page.indexOf(BEGIN)
  const end = page.indexOf(END)
  if (begin < 0 || end < begin) {
    throw new Error(`docs/architecture.md needs the lines "${BEGIN}" and "${END}".`)
  }
  return `${page.slice(0, begin + BEGIN.length)}\n\n${picture}\n\n${page.slice(end)}`
}
