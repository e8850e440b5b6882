import { accompanyNavigation } from './navigation'

const page = (name: string) => ({ page: name })

/** A loader whose pages come when the test says so, followed. */
function slowLoader() {
  const coming = new Map<string, (found: { page: string }) => void>()
  const loader = {
    loadPage: (address: string) =>
      new Promise<{ page: string } | undefined>((resolve) => coming.set(address, resolve)),
    loadPageSync: (address: string) => page(address),
  }
  accompanyNavigation(loader)
  const shown: string[] = []
  return {
    shown,
    step: (address: string) =>
      void loader.loadPage(address).then((found) => shown.push(found?.page ?? '')),
    /** The location changes at once to a page that is in memory, as by the browser's button. */
    back: (address: string) => loader.loadPageSync(address),
    comes: async (address: string) => {
      coming.get(address)?.(page(address))
      await new Promise((settled) => setTimeout(settled))
    },
  }
}

test('of two steps at once the later one counts, whichever page comes first', async () => {
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
  back('/')
  await comes('/products')
  expect(shown).toEqual([])
})
