import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { MediaReader, type MediaLibrary } from './media'
import { parseSource, type SourceFile } from './source-file'

/** Name of the folder with images, below the content directory. */
export const MEDIA_FOLDER = 'media'

/** All files of the content directory at one moment. */
export interface Library {
  /** YAML files sorted by path, so that every result is the same on every machine. */
  readonly files: readonly SourceFile[]
  readonly media: MediaLibrary
  /** The newest change of any file, for `Last-Modified`. */
  readonly modified: Date
}

const listFiles = async (directory: string): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort()
}

const isMedia = (name: string) => name.startsWith(`${MEDIA_FOLDER}/`)

/** Reads the content directory; files that did not change since the last reading are not parsed again. */
export class LibraryReader {
  readonly #media = new MediaReader()
  readonly #known = new Map<string, { version: string; file: SourceFile }>()

  constructor(readonly directory: string) {}

  async read(): Promise<Library> {
    const names = await listFiles(this.directory)
    const yaml = names.filter((name) => !isMedia(name) && /\.ya?ml$/.test(name))
    const files = await Promise.all(yaml.map((name) => this.#readFile(name)))
    const images = names.filter(isMedia).map((name) => name.slice(MEDIA_FOLDER.length + 1))
    return {
      files,
      media: await this.#media.read(path.join(this.directory, MEDIA_FOLDER), images),
      modified: new Date(Math.max(0, ...files.map((file) => file.modified.getTime()))),
    }
  }

  async #readFile(name: string): Promise<SourceFile> {
    const absolute = path.join(this.directory, name)
    const { mtime, size } = await stat(absolute)
    const version = `${mtime.getTime()} ${size}`
    const known = this.#known.get(name)
    if (known?.version === version) return known.file
    const file = parseSource(name, await readFile(absolute, 'utf8'), mtime)
    this.#known.set(name, { version, file })
    return file
  }
}
