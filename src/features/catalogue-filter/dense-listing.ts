const KEY = 'dense-listing'

/** Whether the visitor has chosen compact lists before (requirements 3, `denseListing`). */
export function isDenseKept(): boolean {
  try {
    return window.localStorage.getItem(KEY) === '1'
  } catch {
    // A browser without storage shows large pictures.
    return false
  }
}

/** Keeps how lists are shown. */
export function keepDense(isDense: boolean): void {
  try {
    window.localStorage.setItem(KEY, isDense ? '1' : '0')
  } catch {
    // It holds for this page.
  }
}
