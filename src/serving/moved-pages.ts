import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isMissing } from './html-files'
import { writeOwnBlock } from './own-block'
import { writeWhole } from './write-whole'

/** Whose page is at an address: the id of an entry by path, `/de_eu/services/schulung`. */
const owners = z.record(z.string(), z.string())
export type Owners = Readonly<z.infer<typeof owners>>

/** Where the build leaves whose pages it made, in the folder that Gatsby runs in. */
export const PAGE_OWNERS = 'page-owners.json'
/** All addresses that pages ever had, among the work folder's files; to be kept with what is published. */
export const ADDRESS_HISTORY = 'address-history.json'

/** A page that has another address than it had. */
export interface Move {
  readonly from: string
  readonly to: string
}

/**
 * Where pages are now that were at other addresses: of any number of moves straight to the last.
 * An address at which there is a page again leads nowhere else, and a page that is gone is nowhere.
 *
 * @param history who had each address last
 * @param present the pages of a release
 */
export function movesOf(history: Owners, present: Owners): Move[] {
  const addresses = new Map(Object.entries(present).map(([address, owner]) => [owner, address]))
  return Object.entries(history)
    .flatMap(([from, owner]) => {
      const to = addresses.get(owner)
      return to === undefined || from in present ? [] : [{ from, to }]
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}

async function readOwners(file: string): Promise<Owners> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '{}'
    throw error
  })
  return owners.parse(JSON.parse(text))
}

/** What becomes of addresses with a release. */
export interface Addresses {
  readonly moves: readonly Move[]
  /** Remembers the addresses of the release. To be called once it is published. */
  readonly keep: () => Promise<void>
}

/**
 * Writes a permanent redirect into a build for each address that a page had in an earlier release.
 *
 * @param built the build's output, beside which it left {@link PAGE_OWNERS}
 * @param work where the addresses of earlier releases are kept
 */
export async function redirectMovedPages(built: string, work: string): Promise<Addresses> {
  const present = await readOwners(join(built, '..', PAGE_OWNERS))
  const history = await readOwners(join(work, ADDRESS_HISTORY))
  const moves = movesOf(history, present)
  await writeOwnBlock(
    join(built, '_redirects'),
    moves.map(({ from, to }) => `${from} ${to} 301`),
    'moved pages',
  )
  return {
    moves,
    keep: () => writeWhole(join(work, ADDRESS_HISTORY), JSON.stringify({ ...history, ...present })),
  }
}
