import type { Locator, Page, Request } from '@playwright/test'
import de from '../../src/sites/messages/search/de.json' with { type: 'json' }
import en from '../../src/sites/messages/search/en.json' with { type: 'json' }
import it from '../../src/sites/messages/search/it.json' with { type: 'json' }
import { opener, hydrated } from './chrome'
import { languages, type LanguageSite, type Messages } from './languages'

/** The search's texts of a language. */
export type SearchTexts = typeof en
const texts: Readonly<Record<LanguageSite, SearchTexts>> = { de_eu: de, en_eu: en, it_eu: it }

/** Three sites with the texts of all pages and the texts of the search. */
export const searchLanguages: readonly (readonly [LanguageSite, Messages, SearchTexts])[] =
  languages.map(([site, messages]) => [site, messages, texts[site]])

/** The calls of the search function. */
export const SEARCH = '**/api/search?*'

/** The query of a request. */
export const queryOf = (request: Request): string | null =>
  new URL(request.url()).searchParams.get('query')

/** Opens the search over a page, and gives its field. */
export async function openSearch(page: Page, address: string): Promise<Locator> {
  await page.goto(address)
  await hydrated(page)
  await opener(page, 'search').click()
  return page.getByRole('dialog').getByRole('combobox')
}

/** The search events that the tag manager received. */
export const searchEvents = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'search'))
