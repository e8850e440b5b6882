import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { forgetSiteData } from '../site-data'
import { Suggestions } from './suggestions'

const titles = {
  products: { '': 'Produkte', brueckensaegen: { 'arcus-350': 'Arcus 350' } },
}
const ask = jest.fn()

beforeEach(() => {
  forgetSiteData()
  ask.mockResolvedValue({ ok: true, json: () => Promise.resolve(titles) })
  Object.assign(window, { fetch: ask })
})
afterEach(() => ask.mockReset())

/** Shows the suggestions for a path, and waits for titles and styles. */
async function show(path: string) {
  await act(async () => {
    renderOnSite(<Suggestions path={path} />, 'de_eu')
    await Promise.resolve()
  })
  await act(async () => {
    for (const link of document.querySelectorAll('link[rel=stylesheet]')) fireEvent.load(link)
    await Promise.resolve()
  })
}

test('Unknown page: the nearest pages of the site are listed under a heading in its language', async () => {
  await show('/de_eu/products/brueckensaegen/arcus-35')
  const list = await screen.findByRole('navigation', { name: 'Meinten Sie vielleicht' })
  expect(within(list).getByRole('heading', { level: 2 })).toBeInTheDocument()
  expect(within(list).getByRole('link', { name: 'Arcus 350' })).toHaveAttribute(
    'href',
    '/de_eu/products/brueckensaegen/arcus-350',
  )
  expect(ask.mock.calls).toEqual([['/site-data/de_eu/pages.json']])
})

test('Unknown page: nothing is suggested where nothing is near, or the titles cannot be had', async () => {
  await show('/de_eu/xyzzy')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  forgetSiteData()
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  await show('/de_eu/product')
  expect(ask).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
