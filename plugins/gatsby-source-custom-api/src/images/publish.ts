import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { fieldOf } from '../../../../src/content-graph'

const IMAGE_FOLDER = /^[\w-]{8}$/

/** Puts files into a public folder by hard link, or as copies where the disk cannot link. */
export async function publish(from: string, to: string, files: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true })
  const present = new Set(await readdir(to))
  for (const file of files.filter((each) => !present.has(each))) {
    const source = path.join(from, file)
    const target = path.join(to, file)
    await link(source, target).catch((error: unknown) => {
      if (fieldOf(error, 'code') === 'ENOENT') throw error
      return copyFile(source, target)
    })
  }
}

/** Removes the folders of images that are no longer used. Other folders are left alone. */
export async function unpublish(publicFolder: string, used: ReadonlySet<string>): Promise<void> {
  const names = await readdir(publicFolder).catch((): string[] => [])
  const unused = names.filter((name) => IMAGE_FOLDER.test(name) && !used.has(name))
  await Promise.all(unused.map((name) => rm(path.join(publicFolder, name), { recursive: true })))
}
