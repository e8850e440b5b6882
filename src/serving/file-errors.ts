import { fieldOf } from '../contract/is-object'

/** Tells whether a file operation failed for a reason: `ENOTDIR`. */
export const hasCode = (error: unknown, code: string): boolean => fieldOf(error, 'code') === code

/** Tells whether a file operation failed because the file or folder is not there. */
export const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT')
