import { readFileSync, writeFileSync } from 'node:fs'
import { main } from './cli'
import { importsBelow } from './lint/imports'
import { pictureOf, withPicture } from './lint/picture'

const PAGE = 'docs/architecture.md'

/** `npm run rooms`: draws the picture of the rooms from the imports of all files. */
main(() => {
  writeFileSync(PAGE, withPicture(readFileSync(PAGE, 'utf8'), pictureOf(importsBelow('.'))))
  console.log(`Wrote ${PAGE}`)
  return Promise.resolve(0)
})
