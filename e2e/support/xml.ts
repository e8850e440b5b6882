import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SaxesParser } from 'saxes'
import { TESTED_BUILD } from './tested-build'

/** An element of XML; names of elements and attributes as they are written. */
export interface Xml {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Xml[]
  /** The text directly in it. */
  text: string
}

/**
 * Reads a file of the build.
 *
 * @throws when it is not well-formed XML, or uses a prefix that it does not declare
 */
export function readXml(file: string): Xml {
  const document: Xml = { name: '', attributes: {}, children: [], text: '' }
  const open = [document]
  const parser = new SaxesParser({ xmlns: true, fileName: file })
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.values(attributes).map((each) => [each.name, each.value] as const)
    const element: Xml = { name, attributes: Object.fromEntries(values), children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => open.pop())
  parser.write(readFileSync(path.join(TESTED_BUILD, file), 'utf8')).close()
  const [root] = document.children
  if (!root) throw new Error(`${file} is empty.`)
  return root
}

/** The elements of a name directly in another. */
export const inside = ({ children }: Xml, name: string): Xml[] =>
  children.filter((child) => child.name === name)

/** The text of the first element of a name directly in another. */
export const textIn = (element: Xml, name: string): string | undefined =>
  inside(element, name)[0]?.text
