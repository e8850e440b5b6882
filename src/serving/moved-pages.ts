import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { redirectPath } from './encoders/redirect-rule'
import { isMissing } from './file-errors'
import { writeOwnBlock } from './own-block'
import { writeFileAtomic } from './write-file-atomic'

/** The owner of a page. */
const owner = z.object({
  /** Of an entry, within its section. */
  id: z.string(),
  /** The id that identifies an entry after a move to another section. */
  anywhere: z.string().optional(),
})

/** Earlier builds knew ids only. */
const ownerOfAnyBuild = z.union([owner, z.string().transform((id) => ({ id }))])

/** The owner of the page at each path: `/de_eu/services/schulung`. */
const owners = z.record(z.string(), ownerOfAnyBuild)
export type Owners = Readonly<Record<string, z.infer<typeof owner>>>

/** The build writes the owners of its pages here, in the folder that Gatsby runs in. */
export const PAGE_OWNERS = 'page-owners.json'
/** All addresses that pages ever had, in the work folder; to be kept with the published site. */
export const ADDRESS_HISTORY = 'address-history.json'

const MOVED = `A moved page (${ADDRESS_HISTORY})`

/** A page whose address has changed. */
export interface Move {
  readonly from: string
  readonly to: string
}

const byKey = (pages: Owners, key: keyof z.infer<typeof owner>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(pages).flatMap(([address, { [key]: name }]) =>
      name === undefined ? [] : [[name, address] as const],
    ),
  )

/** A function that finds an owner's page in a release; it gives `undefined` when there is none. */
function finderIn(present: Owners): (owner: Owners[string]) => string | undefined {
  const [byId, byName] = [byKey(present, 'id'), byKey(present, 'anywhere')]
  return ({ id, anywhere }) => byId.get(id) ?? byName.get(anywhere ?? '')
}

/**
 * The earlier addresses of pages that have another one now. After several moves, each leads
 * straight to the last address. An address that has a page again leads nowhere else. A page that is
 * gone has no target.
 *
 * @param history the last owner of each address
 * @param present the pages of a release
 */
export function movesOf(history: Owners, present: Owners): Move[] {
  const find = finderIn(present)
  return Object.entries(history)
    .flatMap(([from, owner]) => {
      const to = find(owner)
      return to === undefined || from in present ? [] : [{ from, to }]
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}

/**
 * The last owner of each address, one release later. Entries that are gone are recognised in their
 * own section only: another entry may get their id in another section.
 */
export function historyWith(history: Owners, present: Owners): Owners {
  const find = finderIn(present)
  const known = Object.entries(history).map(([address, owner]) => {
    const { [find(owner) ?? '']: now = { id: owner.id } } = present
    return [address, now] as const
  })
  return { ...Object.fromEntries(known), ...present }
}

async function readOwners(file: string): Promise<Owners> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '{}'
    throw error
  })
  return owners.parse(JSON.parse(text))
}

/** The changes of addresses in a release. */
export interface Addresses {
  readonly moves: readonly Move[]
  /** Remembers the addresses of the release. To be called once it is published. */
  readonly keep: () => Promise<void>
}

/**
 * Writes a permanent redirect into a build for each address that a page had in an earlier release.
 *
 * @param built the build's output, with {@link PAGE_OWNERS} beside it
 * @param work the folder with the addresses of earlier releases
 */
export async function redirectMovedPages(built: string, work: string): Promise<Addresses> {
  const present = await readOwners(join(built, '..', PAGE_OWNERS))
  const history = await readOwners(join(work, ADDRESS_HISTORY))
  const moves = movesOf(history, present)
  await writeOwnBlock(
    join(built, '_redirects'),
    moves.map(({ from, to }) => `${redirectPath(MOVED, from)} ${redirectPath(MOVED, to)} 301`),
    'moved pages',
  )
  return {
    moves,
    keep: () =>
      writeFileAtomic(join(work, ADDRESS_HISTORY), JSON.stringify(historyWith(history, present))),
  }
}
