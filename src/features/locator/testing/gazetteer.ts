import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Answers for files of the gazetteer as they are published. */
export const servedGazetteer = async (address: string) => ({
  ok: true,
  json: async (): Promise<unknown> =>
    JSON.parse(await readFile(join(process.cwd(), 'static', address), 'utf8')),
})
