import { readFile, writeFile } from 'node:fs/promises'
import { type CustomPlugin, optimize, type XastElement, type XastRoot } from 'svgo'
import { InvalidFileError } from './formats'

/** Elements that only draw: no scripts, no links, no animations, no foreign content. */
const ELEMENTS = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style', 'image', 'marker'],
  ...[
    'path',
    'rect',
    'circle',
    'ellipse',
    'line',
    'polyline',
    'polygon',
    'text',
    'tspan',
    'textPath',
  ],
  ...['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'filter'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix'],
  ...['feDiffuseLighting', 'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood'],
  ...['feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode'],
  ...['feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting', 'feSpotLight', 'feTile'],
  'feTurbulence',
])

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

/** Style that may load something. An escape may hide any of the other forms. */
const LOADS = /\\|@import|@namespace|@font-face|image(?:-set)?\(|src\(|url\((?!\s*["']?#)/i

/** A place in the drawing itself, or the bytes of a picture. */
const OWN = /^#|^data:image\/(?:png|jpeg|gif|webp|avif);base64,[\w+/=\s]*$/i

/** Whether an attribute only says how something is drawn. */
function isHarmless(name: string, value: string): boolean {
  if (/^(?:xlink:)?href$/.test(name)) return OWN.test(value)
  // Other names with a colon belong to editors' own namespaces; `xmlns` would turn it into another
  // element.
  return /^(?!on|xmlns|base$)[a-z][\w-]*$/i.test(name) && !LOADS.test(value)
}

type Node = XastRoot | XastElement
type Child = Node['children'][number]

/** Joins the text of a style first, as a browser does; comments between are not part of it. */
function isStyleThatLoads({ name, children }: XastElement): boolean {
  if (name !== 'style') return false
  const pieces = children.flatMap((child) =>
    child.type === 'text' || child.type === 'cdata' ? [child.value] : [],
  )
  return LOADS.test(pieces.join('')) || children.some(({ type }) => type === 'element')
}

function draws(child: Child): boolean {
  if (child.type !== 'element') return child.type === 'text' || child.type === 'cdata'
  return ELEMENTS.has(child.name) && !isStyleThatLoads(child)
}

const dropOthers = (node: Node): void => {
  node.children = node.children.filter(draws)
}

const drawingOnly: CustomPlugin = {
  name: 'drawingOnly',
  fn: () => ({
    root: { enter: dropOthers },
    element: {
      enter(node, parent) {
        dropOthers(node)
        node.attributes = {
          ...(parent.type === 'root' && { xmlns: SVG, 'xmlns:xlink': XLINK }),
          ...Object.fromEntries(
            Object.entries(node.attributes).filter((each) => isHarmless(...each)),
          ),
        }
      },
    },
  }),
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Removes everything from an SVG file that could run, link to or load something. The website offers
 * the file at an address of its own. There a browser opens it as a document. The same drawing gives
 * the same bytes.
 *
 * @throws {InvalidFileError} when it is not well-formed XML
 */
export async function cleanSvgFile(file: string): Promise<void> {
  const drawing = await readFile(file, 'utf8')
  try {
    await writeFile(file, optimize(drawing, { plugins: [drawingOnly] }).data)
  } catch (error) {
    throw new InvalidFileError(
      `expected a well-formed SVG file: ${messageOf(error).split('\n')[0]}`,
    )
  }
}
