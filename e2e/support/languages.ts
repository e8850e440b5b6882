import type { Page } from '@playwright/test'
import de from '../../src/sites/messages/de.json' with { type: 'json' }
import en from '../../src/sites/messages/en.json' with { type: 'json' }
import it from '../../src/sites/messages/it.json' with { type: 'json' }
import type { SiteHandle } from '../../src/sites'

/** The interface texts of a language. */
export type Messages = typeof en

/** Three sites in three languages, with their texts: what holds in them is taken to hold in all. */
export const languages = [
  ['en_eu', en],
  ['it_eu', it],
  ['de_eu', de],
] as const satisfies readonly (readonly [SiteHandle, Messages])[]

/**
 * The window that each of these sites is looked at in by tests that concern layout: each width and each language is seen
 * once, in place of all nine pairs. Phones get German, whose words are the longest; no tag is a desktop.
 */
export const widthTag = { en_eu: '', it_eu: ' @tablet', de_eu: ' @phone' } as const

/** One of these sites. */
export type LanguageSite = (typeof languages)[number][0]

/** Below this width of the window it is a phone or tablet's menu (requirements 4). */
const DESKTOP = 1024

/** Whether the page is shown in a large window. */
export const isDesktop = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= DESKTOP
