import { isHydrating } from '../../ui/hydration/hydration-queue'
import { lazyPart, useLazy } from '../../ui/lazy/use-lazy'
import type { MetadataProps } from './metadata'

/** What writes heads in the browser; fetched when a visitor goes to another page. */
export const browserHead = lazyPart(async () => (await import('./browser-head')).BrowserHead)

/** The page as the server has sent it; empty once a head has been written here. */
let sent: string | undefined

/** A visitor may go on while the first page is still being hydrated: the first head alone was sent. */
function isAsSent(page: string): boolean {
  sent ??= isHydrating() ? page : ''
  if (page !== sent) sent = ''
  return sent !== ''
}

/**
 * The head of a page in the browser. That of the first page is as the server has sent it, and nothing is
 * downloaded for it until the page has another title, as a product has whose version is chosen.
 */
export function LaterHead(props: MetadataProps) {
  const { Part: Head } = useLazy(browserHead, !isAsSent(props.path + props.title))
  return Head && <Head {...props} />
}

/** Writes heads in the browser. */
export const writeLater = (page: MetadataProps) => <LaterHead {...page} />
