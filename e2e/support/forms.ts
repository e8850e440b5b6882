import type { Locator, Page } from '@playwright/test'
import { opener } from './chrome'
import { isDesktop, type Messages } from './languages'

/** Opens the talk panel; small windows have it in the main menu. */
export async function openTalk(page: Page, { talk }: Messages): Promise<Locator> {
  if (isDesktop(page)) await opener(page, 'form').click()
  else {
    await opener(page, 'mainMenu').click()
    await page.getByRole('group').getByRole('button', { name: talk.open }).last().click()
  }
  const panel = page.getByRole('dialog', { name: talk.title })
  await panel.getByRole('combobox').waitFor()
  return panel
}

/** Chooses the form at a position in the list of a visitor's possible requests. */
export async function chooseForm(panel: Locator, index: number): Promise<void> {
  await panel.getByRole('combobox').first().click()
  await panel.getByRole('option').nth(index).click()
}

/** The form of the demo widget that is open. */
export const demoForm = (inside: Locator): Locator => inside.locator('form[data-form]')

/** Fills in the fields of the demo widget, in any language. */
export async function fillDemoForm(form: Locator, message: string): Promise<void> {
  await form.locator('[name=name]').fill('Ada Rossi')
  await form.locator('[name=email]').fill('ada@example.com')
  await form.locator('[name=confirmEmail]').fill('ada@example.com')
  const region = form.locator('[name=region]')
  if ((await region.count()) > 0) await region.selectOption('europe')
  else {
    await form.locator('[name=product]').fill('Arcus 350')
    await form.locator('[name=material]').fill('Granite')
    await form.locator('[name=country]').fill('Italy')
  }
  await form.locator('[name=message]').fill(message)
  await form.locator('[name=privacy]').check()
}

/** Sends the form in its present state. */
export const sendDemoForm = (form: Locator): Promise<void> =>
  form.locator('button[type=submit]').click()
