import { expect, test } from '@playwright/test'
import en from '../../src/sites/messages/en.json' with { type: 'json' }
import { hydrated, opener } from '../support/chrome'
import { contrastOf } from '../support/contrast'

/** What has to be seen to know a thing that is no text (WCAG 1.4.11). */
const CONTRAST = 3

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a visitor's own colours, ${colorScheme} ones, logo, icons and edges of buttons are seen`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    const logo = page.getByRole('banner').getByRole('img').first()
    for (const address of ['/', '/products']) {
      await page.goto(address)
      expect(await contrastOf(logo), `logo of ${address}`).toBeGreaterThan(CONTRAST)
    }
    await hydrated(page)
    const talk = opener(page, 'form')
    expect(await contrastOf(talk, { left: 8 }), 'edge of a button').toBeGreaterThan(CONTRAST)
    await expect(talk).toHaveText(en.talk.open)
    const search = opener(page, 'search')
    expect(await contrastOf(search), 'icon').toBeGreaterThan(CONTRAST)

    await opener(page, 'mainMenu').click()
    expect(await contrastOf(logo), 'logo with an open menu').toBeGreaterThan(CONTRAST)
  })
}
