import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * The files below a folder, as paths relative to it with forward slashes; none of a folder that is not there. Thousands
 * of names are read sooner than they are waited for.
 */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) =>
          relative(folder, join(parentPath, name)).replaceAll(sep, '/'),
        )
    : []
