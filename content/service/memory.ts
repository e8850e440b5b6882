import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { version } from 'yaml/package.json'
import { z } from 'zod'
import { writeWhole } from '../../src/serving/write-whole'

const parsedFile = z.object({
  /** Names the text. */
  digest: z.string(),
  /** Its plain values. */
  data: z.unknown(),
})
const parsed = z.object({
  /** Another version of the parser may read a text otherwise. */
  parser: z.literal(version),
  files: z.record(z.string(), parsedFile),
})
/** What files were found to hold, by their paths below the content directory. */
export type ParsedFiles = ReadonlyMap<string, Readonly<z.infer<typeof parsedFile>>>

const versions = z.record(z.string(), z.string())
const offer = z.object({
  /** Names all of it. */
  state: z.string(),
  /** Of its answers, by their addresses. */
  answers: versions,
  /** Of the service's files, by theirs. */
  files: versions,
})
const offers = z.record(z.string(), offer)
/** All that a site offered at some time. */
export type Offer = Readonly<z.infer<typeof offer>>
/** By edition and site. */
export type Offers = ReadonlyMap<string, Offer>

/** What a run of the service leaves to a later one. */
export interface Memory {
  readonly parsed: ParsedFiles
  readonly offers: Offers
}

const OFFERS = 'offers.json'
const PARSED = 'parsed.json'

/** What a file holds; nothing where it is missing or damaged. */
function read<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** What an earlier run remembered in a folder; nothing without one. */
export function readMemory(folder: string | undefined): Memory {
  const of = <Schema extends z.ZodType>(file: string, schema: Schema) =>
    folder === undefined ? undefined : read(path.join(folder, file), schema)
  return {
    parsed: new Map(Object.entries(of(PARSED, parsed)?.files ?? {})),
    offers: new Map(Object.entries(of(OFFERS, offers) ?? {})),
  }
}

/** Remembers in a folder for later runs; each of its files whole or not at all. */
export async function writeMemory(folder: string, memory: Memory): Promise<void> {
  await mkdir(folder, { recursive: true })
  const files: z.input<typeof parsed> = {
    parser: version,
    files: Object.fromEntries(memory.parsed),
  }
  await writeWhole(path.join(folder, PARSED), JSON.stringify(files))
  await writeWhole(path.join(folder, OFFERS), JSON.stringify(Object.fromEntries(memory.offers)))
}
