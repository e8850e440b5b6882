declare global {
  interface Window {
    /** Set by the first script of a page (`src/gatsby-ssr/preview-token-script.tsx`): this tab is a preview. */
    previewToken?: string
  }
}

/** The name by which the tab's session storage keeps the token. */
export const PREVIEW_TOKEN = 'preview-token'

/** Forgets the token, so that what is loaded from now on is what everyone sees. */
export function forgetToken(): void {
  delete window.previewToken
  try {
    sessionStorage.removeItem(PREVIEW_TOKEN)
  } catch {
    // Nothing was kept.
  }
}
