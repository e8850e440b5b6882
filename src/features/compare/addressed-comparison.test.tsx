import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import type { CatalogueCard } from '../catalogue'
import { siteDataPath } from '../site-data'
import { AddressedComparison } from './addressed-comparison'
import { choose, chosenNow, toggleChosen } from './chosen'

const card = (code: string): CatalogueCard => ({
  code,
  title: `Arcus ${code}`,
  href: `/products/${code}`,
  abstract: null,
  image: null,
  figures: [{ label: 'Blade', value: code, unit: 'mm', imperial: null }],
  categoryTitle: 'Saws',
  action: null,
  versions: [],
})
const cards = ['350', '450', '625'].map(card)
const files: Record<string, unknown> = {
  [siteDataPath('ww', 'catalogue-codes')]: { codes: cards.map(({ code }) => [code]) },
  [siteDataPath('ww', 'catalogue-cards-0')]: { cards },
}

beforeEach(() => {
  choose([])
  window.fetch = jest.fn().mockImplementation((address: string) => {
    const answer = { ok: address in files, json: () => Promise.resolve(files[address]) }
    return Promise.resolve(answer)
  })
  Element.prototype.scrollIntoView = jest.fn()
})

function visit(query: string): void {
  window.history.replaceState(null, '', `/products${query}`)
  renderOnSite(
    <main id="main" tabIndex={-1}>
      <AddressedComparison action={<button type="button">Talk</button>} />
      <button type="button" onClick={() => toggleChosen({ code: '625', title: 'Arcus 625' })}>
        Toggle
      </button>
    </main>,
  )
}
const names = async () => {
  const table = await screen.findByRole('table')
  return within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
}
const codes = () => chosenNow().map(({ code }) => code)
const query = () => window.location.search

test('compares what the address asks for, which is then chosen on all pages', async () => {
  visit('?compare[]=625&compare[]=350')
  expect(await names()).toEqual(['Arcus 625', 'Arcus 350'])
  await waitFor(() => expect(codes()).toEqual(['625', '350']))
  expect(screen.getByRole('button', { name: 'Talk' })).toBeVisible()
})

test('shows nothing to those who ask for nothing', () => {
  choose([{ code: '350', title: 'Arcus 350' }])
  visit('?materials[]=7')
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

test('drops what nobody knows from the address, and shows nothing of it', async () => {
  visit('?sort=name&compare[]=<b>x</b>&compare[]=350&compare[]=nobody')
  expect(await names()).toEqual(['Arcus 350'])
  await waitFor(() => expect(query()).toBe('?sort=name&compare[]=350'))
  expect(screen.queryByText(/nobody|<b>/)).not.toBeInTheDocument()
})

test('asked for unknown ones alone it goes, and what had been chosen stays', async () => {
  choose([{ code: '350', title: 'Arcus 350' }])
  visit('?compare[]=nobody')
  await waitFor(() => expect(query()).toBe(''))
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(codes()).toEqual(['350'])
})

test('adding or removing a machine on the page is a step of the address', async () => {
  visit('?compare[]=350&compare[]=450')
  await names()
  await userEvent.click(screen.getByRole('button', { name: 'Toggle' }))
  expect(query()).toBe('?compare[]=350&compare[]=450&compare[]=625')
  await waitFor(async () => expect(await names()).toHaveLength(3))

  await userEvent.click(screen.getByRole('button', { name: 'Remove Arcus 350' }))
  expect(query()).toBe('?compare[]=450&compare[]=625')
  await waitFor(async () => expect(await names()).toEqual(['Arcus 450', 'Arcus 625']))
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()

  act(() => window.history.back())
  await waitFor(async () => expect(await names()).toHaveLength(3))
  await waitFor(() => expect(codes()).toEqual(['350', '450', '625']))
})

test('is gone with its last machine, and the focus stays on the page', async () => {
  visit('?compare[]=350')
  await names()
  await waitFor(() => expect(codes()).toEqual(['350']))
  await userEvent.click(screen.getByRole('button', { name: 'Remove Arcus 350' }))
  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument())
  expect(query()).toBe('')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a visitor who follows a link to it goes on at its heading', async () => {
  visit('')
  act(() => window.history.pushState(null, '', '/products?compare[]=350'))
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  await names()
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus())
})
