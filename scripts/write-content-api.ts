/** Writes `docs/content-api.yaml` from the contract: `npx tsx scripts/write-content-api.ts`. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contentApiYaml } from '../src/contract/openapi'

const file = fileURLToPath(new URL('../docs/content-api.yaml', import.meta.url))
writeFileSync(file, contentApiYaml())
console.log(`Wrote ${file}`)
