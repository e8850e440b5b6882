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

/** Below this width of the window it is a phone or tablet's menu (requirements 4). */
const DESKTOP = 1024

/** Whether the page is shown in a large window. */
export const isDesktop = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= DESKTOP
