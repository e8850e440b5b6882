import { stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** The size of an image file in pixels, or the reason why it has none. */
type Measured =
  | { readonly kind: 'image'; readonly width: number; readonly height: number }
  | { readonly kind: 'other' }
  | { readonly kind: 'broken'; readonly reason: string }

/** A media file; `version` changes with its size or its time of change. */
export type MediaFile = Measured & { readonly version: string }

/** Image files by their path below `media/`. */
export type MediaLibrary = ReadonlyMap<string, MediaFile>

const IMAGE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i

const measure = async (file: string): Promise<Measured> => {
  if (!IMAGE.test(file)) return { kind: 'other' }
  try {
    const { width, height } = await sharp(file).metadata()
    return { kind: 'image', width, height }
  } catch (error) {
    return { kind: 'broken', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** Measures image files, each once per version of the file. */
export class MediaReader {
  readonly #known = new Map<string, MediaFile>()

  /** @param names paths below the media directory */
  async read(directory: string, names: readonly string[]): Promise<MediaLibrary> {
    const entries = await Promise.all(
      names.map(async (name): Promise<[string, MediaFile]> => {
        const file = path.join(directory, name)
        const { mtimeMs, size } = await stat(file)
        const version = `${mtimeMs} ${size}`
        const known = this.#known.get(name)
        if (known?.version === version) return [name, known]
        const measured = { ...(await measure(file)), version }
        this.#known.set(name, measured)
        return [name, measured]
      }),
    )
    return new Map(entries)
  }
}
