import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { writeWhole } from '../../../src/serving/write-whole'

const versions = z.record(z.string(), z.string())

const offer = z.object({
  /** Names all of it. */
  state: z.string(),
  /** Of its answers, by their addresses. */
  answers: versions,
  /** Of the service's files, by theirs. */
  files: versions,
})
/** All that a site offered at some time. */
export type Offer = Readonly<z.infer<typeof offer>>

/** By edition and site. */
export type Offers = ReadonlyMap<string, Offer>

const offers = z.record(z.string(), offer)

/** What an earlier run of the service remembered in a file; nothing where that is missing or damaged. */
export function readOffers(file: string): Offers {
  try {
    return new Map(Object.entries(offers.parse(JSON.parse(readFileSync(file, 'utf8')))))
  } catch {
    return new Map()
  }
}

/** Remembers for later runs, all or nothing. */
export async function writeOffers(file: string, known: Offers): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeWhole(file, JSON.stringify(Object.fromEntries(known)))
}
