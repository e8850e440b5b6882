import { DEVELOPMENT_SERVER_VARIABLE } from '../../../scripts/build-variables'
import { MADE } from '../../gatsby-browser/edits-address'

let began = 0

/** Content is asked for now: edits from here on may not be in it. */
export const noteSourcing = (): void => {
  began = Date.now()
}

/** Tells the server before `gatsby develop` that all pages are made of the content that was asked for last. */
export async function tellOfPages(): Promise<void> {
  const server = process.env[DEVELOPMENT_SERVER_VARIABLE]
  // Of a build nobody wants to know.
  if (!server) return
  // It may be ending.
  await fetch(`${server}${MADE}`, { method: 'POST', body: String(began) }).catch(() => undefined)
}
