import { fieldOf } from '../contract/is-object'

/** Whether a file operation failed with a code: `ENOTDIR`. */
export const hasCode = (error: unknown, code: string): boolean => fieldOf(error, 'code') === code

/** Whether a file operation failed because the file or folder does not exist. */
export const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT')
