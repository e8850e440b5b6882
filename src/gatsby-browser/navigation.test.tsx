import { onWaiting } from './connection'
import { installNavigation } from './navigation'

const page = (path: string) => ({ page: { path } })

/** A loader whose pages arrive when the test says so, with navigation installed. */
function slowLoader() {
  const coming = new Map<string, (found: ReturnType<typeof page>) => void>()
  const loader = {
    loadPage: (address: string) =>
      new Promise<ReturnType<typeof page> | undefined>((resolve) => coming.set(address, resolve)),
    loadPageSync: (address: string) => page(address),
  }
  installNavigation(loader)
  const shown: string[] = []
  return {
    shown,
    step: (address: string) =>
      void loader.loadPage(address).then((found) => shown.push(found?.page.path ?? '')),
    /** The location changes at once to a page that is in memory, as by the browser's button. */
    back: (address: string) => {
      window.history.replaceState(null, '', address)
      loader.loadPageSync(address)
    },
    readAgain: (address: string) => loader.loadPageSync(address),
    comes: async (address: string) => {
      coming.get(address)?.(page(address))
      await new Promise((settled) => setTimeout(settled))
    },
  }
}

test('A step is redirected: the later one counts, whichever page comes first, and nothing fails', async () => {
  const { shown, step, comes } = slowLoader()
  step('/products')
  step('/services')
  await comes('/services')
  await comes('/products')
  expect(shown).toEqual(['/services'])

  step('/products')
  step('/services')
  await comes('/products')
  await comes('/services')
  expect(shown).toEqual(['/services', '/services'])
})

test('a step back is not undone by a page that was on its way', async () => {
  const { shown, step, back, comes } = slowLoader()
  step('/products')
  back('/services')
  await comes('/products')
  expect(shown).toEqual([])
})

test('Gatsby reads the page in view again while another one loads: the step goes on', async () => {
  const { shown, step, readAgain, comes } = slowLoader()
  step('/products')
  readAgain('/')
  await comes('/products')
  expect(shown).toEqual(['/products'])
})

describe('without a connection', () => {
  const setOnline = (isOnline: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    if (isOnline) window.dispatchEvent(new Event('online'))
  }
  beforeEach(() => setOnline(false))
  afterEach(() => jest.restoreAllMocks())

  /** A loader that has one page in memory. */
  function loaderWith(...known: string[]) {
    const asked: string[] = []
    const loader = {
      loadPage: (address: string) => {
        asked.push(address)
        return Promise.resolve<ReturnType<typeof page> | undefined>(page(address))
      },
      loadPageSync: (address: string) => (known.includes(address) ? page(address) : undefined),
    }
    installNavigation(loader)
    return { loader, asked }
  }

  test('Offline: a page waits, with a message, and comes with the connection', async () => {
    const { loader, asked } = loaderWith()
    const told = jest.fn()
    onWaiting(told)
    const coming = loader.loadPage('/products')
    expect(told).toHaveBeenCalledTimes(1)
    expect(asked).toEqual([])
    setOnline(true)
    expect(await coming).toEqual(page('/products'))
  })

  test('Offline: a page that is here comes at once', async () => {
    const { loader } = loaderWith('/products')
    const told = jest.fn()
    onWaiting(told)
    expect(await loader.loadPage('/products')).toEqual(page('/products'))
    expect(told).not.toHaveBeenCalled()
  })
})
