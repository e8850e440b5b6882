import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { z } from 'zod'
import { nodeTypeNames } from '../../content-graph'
import {
  CONTENT_FACTS,
  type ContentFacts,
  digestOf,
  type Piece,
} from '../../serving/publishing-report/facts'
import { stateOf } from '../../gatsby-api/functions-of-gatsby'

/** The part of Gatsby's state that tells which query found which nodes. */
const state = z.object({
  queries: z.object({ queryNodes: z.map(z.string(), z.set(z.string())) }),
  pages: z.map(z.string(), z.object({ slices: z.record(z.string(), z.string()) })),
  slices: z.map(z.string(), z.object({ name: z.string() })),
})

/** Fields of every node that are Gatsby's own. */
const OWN = new Set(['id', 'parent', 'children', 'internal'])

const textOf = (fields: Readonly<Record<string, unknown>>, ...names: readonly string[]) =>
  names.map((name) => fields[name]).find((value) => typeof value === 'string') ?? null

const pieceOf = (type: string, fields: Readonly<Record<string, unknown>>): Piece => {
  const own = Object.entries(fields).filter(
    ([name, value]) => !OWN.has(name) && value !== undefined,
  )
  return {
    type,
    site: textOf(fields, 'site'),
    section: textOf(fields, 'section'),
    title:
      textOf(fields, 'title', 'name', 'address', 'list', 'code', 'section') ??
      type.replace('Content', ''),
    fields: Object.fromEntries(own.map(([name, value]) => [name, digestOf(value)])),
  }
}

/**
 * Writes the facts that the publishing report needs, beside a build's output: about its content and
 * the pages that show it.
 *
 * @param directory a folder that is not published
 */
export async function writeContentFacts(
  { getNodesByType, store }: Pick<ParentSpanPluginArgs, 'getNodesByType' | 'store'>,
  directory: string,
): Promise<void> {
  const { queries, pages, slices } = state.parse(stateOf(store))
  const nodes = nodeTypeNames.flatMap((type) => getNodesByType(type))
  const content = Object.fromEntries(
    nodes.map((node) => [node.id, pieceOf(node.internal.type, node)]),
  )
  const found = (query: string) =>
    [...(queries.queryNodes.get(query) ?? [])].filter((id) => id in content).sort()
  const facts: ContentFacts = {
    content,
    pages: Object.fromEntries(
      [...pages].map(([address, page]) => [
        address,
        { content: found(address), slices: Object.values(page.slices).sort() },
      ]),
    ),
    slices: Object.fromEntries([...slices.keys()].map((name) => [name, found(`slice--${name}`)])),
  }
  await writeFile(path.join(directory, CONTENT_FACTS), JSON.stringify(facts))
}
