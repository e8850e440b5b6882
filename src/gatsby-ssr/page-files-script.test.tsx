import { pageFilesCode, pageFilesScript } from './page-files-script'

/** Runs the code as the last script of a page. */
function runScript() {
  const script = document.createElement('script')
  Object.assign(script.dataset, { files: 'app.js home.js', data: '/page.json /app.json' })
  script.textContent = pageFilesCode
  document.body.append(script)
}

const scripts = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))
const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => [
    link.getAttribute('href'),
    link.crossOrigin,
  ])

let paint: () => void

/** jsdom paints nothing. */
class PaintObserver {
  static readonly supportedEntryTypes = ['paint']
  readonly disconnect = () => (paint = () => undefined)
  readonly takeRecords = () => []
  readonly observe = () => {
    const entries = () => []
    const list = { getEntries: entries, getEntriesByName: entries, getEntriesByType: entries }
    paint = () => this.callback(list, this)
  }
  constructor(private readonly callback: PerformanceObserverCallback) {}
}
window.PerformanceObserver = PaintObserver

let visibility: jest.SpiedGetter<boolean>
beforeEach(() => {
  jest.useFakeTimers()
  visibility = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false)
})
afterEach(() => {
  jest.useRealTimers()
  visibility.mockRestore()
  document.head.replaceChildren()
})

test('scripts and data are fetched when there is something to see, none waits for another', () => {
  runScript()
  jest.runAllTimers()
  expect(scripts()).toEqual([])
  paint()
  paint()
  expect(scripts()).toEqual([])
  jest.runAllTimers()
  expect(scripts()).toEqual(['/app.js', '/home.js'])
  expect(preloaded()).toEqual([
    ['/page.json', ''],
    ['/app.json', ''],
  ])
})

test('a tab in the background, which is not painted, does not wait', () => {
  visibility.mockReturnValue(true)
  runScript()
  jest.runAllTimers()
  expect(scripts()).toEqual(['/app.js', '/home.js'])
})

test('a script that cannot be had leaves no trace, for which others would wait', () => {
  runScript()
  paint()
  jest.runAllTimers()
  document.head.querySelector('script')?.dispatchEvent(new Event('error'))
  expect(scripts()).toEqual(['/home.js'])
})

test.each([
  [false, 'page-data'],
  [true, 'context'],
])(
  'it fetches the files that the loader asks for (content that is hydrated on interaction: %s)',
  (isContentLater, name) => {
    expect(pageFilesScript('/de_eu', isContentLater)).toMatchObject({
      props: { 'data-data': `/page-data/de_eu/${name}.json /page-data/app-data.json` },
    })
  },
)
