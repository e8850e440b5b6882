import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ParsedFiles } from '../memory'
import { MediaReader, type MediaLibrary } from './media'
import { readSource, type SourceFile } from './source-file'

/** Name of the folder with images, below the content directory. */
export const MEDIA_FOLDER = 'media'

/** All files of the content directory at one moment. */
export interface Library {
  /** YAML files sorted by path, so that every result is the same on every machine. */
  readonly files: readonly SourceFile[]
  readonly media: MediaLibrary
  /** The time of the newest change of any file, for `Last-Modified`. */
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

/** A file that was read. Its `version` shows, without another reading, whether the file has changed. */
interface Known {
  readonly version: string
  readonly digest: string
  readonly file: SourceFile
}

/** Reads the content directory; files that did not change since the last reading are not parsed again. */
export class LibraryReader {
  readonly #media = new MediaReader()
  readonly #known = new Map<string, Known>()

  /** @param earlier the data of the files in an earlier run */
  constructor(
    readonly directory: string,
    private readonly earlier: ParsedFiles = new Map(),
  ) {}

  /** The data of the files for a later run, sorted by path because the order of reading varies. */
  get parsed(): ParsedFiles {
    const sound = [...this.#known]
      .filter(([, { file }]) => file.syntaxProblems.length === 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return new Map(sound.map(([name, { digest, file }]) => [name, { digest, data: file.data }]))
  }

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
    const text = await readFile(absolute, 'utf8')
    const digest = createHash('sha1').update(text).digest('base64url')
    const earlier = this.earlier.get(name)
    const file = readSource(name, text, mtime, earlier?.digest === digest ? earlier : undefined)
    this.#known.set(name, { version, digest, file })
    return file
  }
}
