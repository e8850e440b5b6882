import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

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
export function writeOffers(file: string, known: Offers): void {
  const partial = `${file}.${process.pid}.part`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(partial, JSON.stringify(Object.fromEntries(known)))
  renameSync(partial, file)
}
