import type { ReactElement } from 'react'
import { contextUrl, dataUrl, VERSION_ADDRESS } from '../gatsby-browser/runtime/loader'

/**
 * Fetches a page's scripts, and the data that they request first, all at once. If one file
 * requested the next, each would cost a round trip.
 *
 * It begins after the first paint, which on a fast connection would otherwise wait for scripts to
 * run. A tab in the background paints nothing and need not wait. Each request starts in a task of
 * its own: all at once take 15 ms, and several times as long on a phone.
 *
 * A script that fails is removed, and webpack requests it again. Webpack would wait for a failed
 * script that is still in the page. Uses nothing from outside: see below.
 */
function fetchFiles({ data, files }: Record<'data' | 'files', string>): void {
  const add = (name: string, fields: object) =>
    document.head.append(Object.assign(document.createElement(name), fields))
  const onerror = ({ target }: { readonly target: Element }) => target.remove()
  const fetchAll = () => {
    for (const href of data.split(' '))
      setTimeout(add, 0, 'link', { href, rel: 'preload', as: 'fetch', crossOrigin: '' })
    for (const name of files.split(' ')) setTimeout(add, 0, 'script', { src: '/' + name, onerror })
  }
  if (document.hidden) fetchAll()
  else
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      fetchAll()
    }).observe({ type: 'paint', buffered: true })
}

/**
 * The code of the last script of every page. It is the same on all pages, so the policy needs only
 * one hash.
 */
export const pageFilesCode = `(${fetchFiles.toString()})(document.currentScript.dataset)`

/**
 * Replaces Gatsby's scripts. The build's last step writes their names here (`page-scripts.ts`).
 *
 * @param isContentLater whether the page does without its content's code and data at first
 */
export const pageFilesScript = (path: string, isContentLater: boolean): ReactElement => (
  <script
    key="page-files"
    data-files=""
    data-data={`${(isContentLater ? contextUrl : dataUrl)(path)} ${VERSION_ADDRESS}`}
    dangerouslySetInnerHTML={{ __html: pageFilesCode }}
  />
)
