import type { Page } from '@playwright/test'
import de from '../../src/sites/messages/de.json' with { type: 'json' }
import en from '../../src/sites/messages/en.json' with { type: 'json' }
import it from '../../src/sites/messages/it.json' with { type: 'json' }
import type { SiteHandle } from '../../src/sites'

/** The interface texts of a language. */
export type Messages = typeof en

/**
 * Three sites in three languages, with their texts. The tests assume that the result is the same in all
 * sites.
 */
export const languages = [
  ['en_eu', en],
  ['it_eu', it],
  ['de_eu', de],
] as const satisfies readonly (readonly [SiteHandle, Messages])[]

/**
 * The window for each of these sites in tests of the layout. Each width and each language is tested once,
 * instead of all nine pairs. Phones get German, because its words are the longest. No tag means a desktop.
 */
export const widthTag = { en_eu: '', it_eu: ' @tablet', de_eu: ' @phone' } as const

/** The handle of one of these sites. */
export type LanguageSite = (typeof languages)[number][0]

/** Below this width of the window the page has the menu of phones and tablets (requirements 4). */
const DESKTOP = 1024

/** Whether the page is shown in a large window. */
export const isDesktop = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= DESKTOP
