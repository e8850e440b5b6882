import type { Locator, Page } from '@playwright/test'
import type { Messages } from './languages'

/** Below this width filters are in a sheet at the lower edge. */
const SHEET_BELOW = 768

/** Whether the filters of the catalogue are in a sheet at this width. */
export const hasSheet = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < SHEET_BELOW

/** Opens a filter, in the bar or in the sheet, and gives the part of the page around it. */
async function openPanel(page: Page, { listing }: Messages, name: string): Promise<Locator> {
  if (!hasSheet(page)) {
    const opener = page.getByRole('button', { name: new RegExp(`^${name}`) })
    if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click()
    return page.getByRole('main')
  }
  const sheet = page.getByRole('dialog', { name: listing.filter })
  if (!(await sheet.isVisible())) {
    await page.getByRole('button', { name: new RegExp(`^${listing.filter}`) }).click()
  }
  const summary = page.locator('summary').getByText(name, { exact: true })
  const fold = sheet.locator('details', { has: summary })
  if ((await fold.getAttribute('open')) === null) {
    await fold.locator('summary').first().click()
  }
  return sheet
}

/** The option of a facet, in the bar or in the sheet of small windows. */
export async function option(
  page: Page,
  messages: Messages,
  { facet, title }: { readonly facet: string; readonly title: string | RegExp },
): Promise<Locator> {
  const panel = await openPanel(page, messages, facet)
  return panel.getByRole('group', { name: facet }).getByRole('checkbox', { name: title })
}

/** The lower bound of a figure. */
export async function atLeast(
  page: Page,
  messages: Messages,
  { figure, label }: { readonly figure: string; readonly label: string },
): Promise<Locator> {
  const panel = await openPanel(page, messages, messages.catalogue.figures)
  return panel.getByRole('group', { name: figure }).getByLabel(label)
}

/** Closes the sheet, where there is one, to show the results. */
export async function showFound(page: Page): Promise<void> {
  if (hasSheet(page)) await page.getByRole('dialog').getByRole('button').last().click()
}
