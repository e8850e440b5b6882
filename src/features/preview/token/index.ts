import { nextTask } from '../../../ui/next-task'

declare global {
  interface Window {
    /** This tab is a preview: set by `tokenOfTab`, and for an address with a token by the page's first script. */
    previewToken?: string
  }
}

/** The name by which the tab's session storage keeps the token. */
export const PREVIEW_TOKEN = 'preview-token'

/**
 * The token of this tab, if it is a preview (`window.previewToken` from then on). A browser takes some 10 ms to get
 * what a tab keeps, so this is asked for after the first paint and in a task of its own.
 */
export async function tokenOfTab(): Promise<string | undefined> {
  await nextTask()
  window.previewToken ??= keptToken()
  return window.previewToken
}

/** The token that the tab keeps; where the browser keeps nothing, that of the page. */
function keptToken(): string | undefined {
  try {
    return sessionStorage.getItem(PREVIEW_TOKEN) ?? undefined
  } catch {
    return window.previewToken
  }
}

/**
 * Loads a page again that the browser restores as it was, although the preview of this tab has begun or ended
 * since, on another page.
 */
export function followPreview(reload = () => window.location.reload()): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && keptToken() !== window.previewToken) reload()
  })
}

/** Forgets the token, so that what is loaded from now on is what everyone sees. */
export function forgetToken(): void {
  delete window.previewToken
  try {
    sessionStorage.removeItem(PREVIEW_TOKEN)
  } catch {
    // Nothing was kept.
  }
}
