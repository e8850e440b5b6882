import type { ReactElement } from 'react'
import { contextAddress, dataAddress, VERSION_ADDRESS } from '../gatsby-browser/runtime/loader'

/**
 * Fetches a page's scripts, and what they ask for first, all at once, because each file that is asked for by
 * another costs a round trip. It begins when the page has been painted, which on a fast line would else wait for
 * scripts to run; a tab in the background paints nothing and need not wait. Each is begun in a task of its own: all
 * at once take 15 ms, and a phone several times as long. What cannot be had leaves no trace: webpack, which would wait
 * for a script that stands there and has failed, asks for it again. Refers to nothing outside: see below.
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

/** The code of the last script of every page: the same on all, so that the policy names it once. */
export const pageFilesCode = `(${fetchFiles.toString()})(document.currentScript.dataset)`

/**
 * In place of Gatsby's scripts, whose names the build's last step puts in (`page-scripts.ts`).
 *
 * @param isContentLater whether the page does without its content's code and data at first
 */
export const pageFilesScript = (path: string, isContentLater: boolean): ReactElement => (
  <script
    key="page-files"
    data-files=""
    data-data={`${(isContentLater ? contextAddress : dataAddress)(path)} ${VERSION_ADDRESS}`}
    dangerouslySetInnerHTML={{ __html: pageFilesCode }}
  />
)
