import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { version } from 'yaml/package.json'
import { z } from 'zod'
import { writeFileAtomic } from '../../src/serving/write-file-atomic'

const parsedFile = z.object({
  /** Identifies the text. */
  digest: z.string(),
  /** Its plain values. */
  data: z.unknown(),
})
const parsed = z.object({
  /** Another version of the parser may read a text differently. */
  parser: z.literal(version),
  files: z.record(z.string(), parsedFile),
})
/** The data of files, by their paths below the content directory. */
export type ParsedFiles = ReadonlyMap<string, Readonly<z.infer<typeof parsedFile>>>

const versions = z.record(z.string(), z.string())
const offer = z.object({
  /** Identifies the whole offer. */
  state: z.string(),
  /** Versions of the answers, by their addresses. */
  answers: versions,
  /** Versions of the service's files, by their addresses. */
  files: versions,
})
const offers = z.record(z.string(), offer)
/** Everything that a site offered at one time. */
export type Offer = Readonly<z.infer<typeof offer>>
/** By content version and site. */
export type Offers = ReadonlyMap<string, Offer>

/** The data that a run of the service leaves to a later one. */
export interface Memory {
  readonly parsed: ParsedFiles
  readonly offers: Offers
}

const OFFERS = 'offers.json'
const PARSED = 'parsed.json'

/** The data in a file; nothing when the file is missing or damaged. */
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

/** The memory of an earlier run in a folder; empty without a folder. */
export function readMemory(folder: string | undefined): Memory {
  const of = <Schema extends z.ZodType>(file: string, schema: Schema) =>
    folder === undefined ? undefined : read(path.join(folder, file), schema)
  return {
    parsed: new Map(Object.entries(of(PARSED, parsed)?.files ?? {})),
    offers: new Map(Object.entries(of(OFFERS, offers) ?? {})),
  }
}

/** Saves the memory in a folder for later runs; each file is written completely or not at all. */
export async function writeMemory(folder: string, memory: Memory): Promise<void> {
  await mkdir(folder, { recursive: true })
  const files: z.input<typeof parsed> = {
    parser: version,
    files: Object.fromEntries(memory.parsed),
  }
  await writeFileAtomic(path.join(folder, PARSED), JSON.stringify(files))
  await writeFileAtomic(
    path.join(folder, OFFERS),
    JSON.stringify(Object.fromEntries(memory.offers)),
  )
}
