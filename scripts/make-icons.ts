import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** Sizes of the raster icons, in pixels, as browsers and home screens ask for them. */
const sizes = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
} as const

/** Makes the site's icons in `static/` of one square drawing: `npx tsx scripts/make-icons.ts [file]`. */
async function makeIcons(source: string): Promise<void> {
  const drawing = await readFile(source)
  await writeFile(path.join('static', 'favicon.svg'), drawing)
  for (const [name, size] of Object.entries(sizes)) {
    await sharp(drawing, { density: 300 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(path.join('static', name))
  }
}

void makeIcons(process.argv[2] ?? 'content/saxum/media/icon.svg')
