import { nextTask } from '../ui/next-task'

declare global {
  interface Window {
    /** This tab is a preview: set by `tokenOfTab`, and for an address with a token by the page's first script. */
    previewToken?: string
  }
}

/** The key of the token in the tab's session storage. */
export const PREVIEW_TOKEN = 'preview-token'

/**
 * The token of this tab, if it is a preview (`window.previewToken` from then on). A browser takes
 * some 10 ms to read the session storage, so the read happens after the first paint and in a task
 * of its own.
 */
export async function tokenOfTab(): Promise<string | undefined> {
  await nextTask()
  window.previewToken ??= keptToken()
  return window.previewToken
}

/** The token in the session storage; without storage, that of the page. */
function keptToken(): string | undefined {
  try {
    return sessionStorage.getItem(PREVIEW_TOKEN) ?? undefined
  } catch {
    return window.previewToken
  }
}

/**
 * Reloads a page that the browser restores from its cache after the preview of this tab began or
 * ended on another page.
 */
export function followPreview(reload = () => window.location.reload()): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && keptToken() !== window.previewToken) reload()
  })
}

/** Forgets the token, so that later loads show the public version. */
export function forgetToken(): void {
  delete window.previewToken
  try {
    sessionStorage.removeItem(PREVIEW_TOKEN)
  } catch {
    // There is no storage.
  }
}
