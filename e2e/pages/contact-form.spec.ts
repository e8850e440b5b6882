import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { z } from 'zod'
import { path } from '../../src/routes'
import { axeFindings, BEST_PRACTICE } from '../support/axe'
import { examplePage } from '../support/built-site'
import { hydrated } from '../support/chrome'
import { chooseForm, demoForm, fillDemoForm, openTalk, sendDemoForm } from '../support/forms'
import { hold } from '../support/hold'
import { isDesktop, languages } from '../support/languages'
import { smallTargets } from '../support/targets'

const [english, italian, german] = languages

/** A language for each width: German has the longest words, so the narrowest window shows it. */
const languageFor = (page: Page) =>
  isDesktop(page) ? english : (page.viewportSize()?.width ?? 0) >= 768 ? italian : german

const submissions = z.object({
  data: z.array(
    z.object({
      form: z.string(),
      locale: z.string(),
      referrerLabel: z.string(),
      referrerPath: z.string(),
      answers: z.record(z.string(), z.string()),
    }),
  ),
})

/** The submission with this message in the content service. */
async function arrived(page: Page, message: string) {
  const address = new URL('/demo/submissions', process.env.CONTENT_API_URL).href
  const answer = await page.request.get(address)
  return submissions.parse(await answer.json()).data.filter((each) => {
    return each.answers.message === message
  })
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test('each state of the talk panel: axe has nothing to say, and nothing sticks out @widths', async ({
  page,
}) => {
  const [site, messages] = languageFor(page)
  await page.goto(path('products', site))
  await hydrated(page)
  const panel = await openTalk(page, messages)
  const looksRight = async (state: string) => {
    expect(await axeFindings(page, BEST_PRACTICE), state).toEqual([])
    expect(await overflow(page), state).toBeLessThanOrEqual(0)
  }
  await looksRight('nothing chosen')
  await panel.getByRole('combobox').click()
  await looksRight('choosing')
  await panel.getByRole('option').first().click()
  const form = demoForm(panel)
  await expect(form).toBeVisible()
  await looksRight('a form')
  await sendDemoForm(form)
  const summary = form.locator('[role=group]')
  await expect(summary).toBeFocused()
  await looksRight('errors')
  await summary.getByRole('link').first().click()
  await expect(form.locator('[name=name]')).toBeFocused()

  // The first submission loads the code that sends forms. On a busy machine its request comes after the
  // release.
  const release = await hold(page, '**/demo/submissions')
  await fillDemoForm(form, 'We cut granite.')
  await sendDemoForm(form)
  await expect(form.getByRole('status')).not.toBeEmpty()
  await looksRight('sending')
  release()
  await expect(panel.getByText(messages.form.sent)).toBeFocused()
  await looksRight('thanks')
})

test('the page of a form with errors, and without its widget @widths @browsers', async ({
  page,
}) => {
  const [site, messages] = languageFor(page)
  const address = path('contacts-form', site, { form: 'quotation' })
  await page.goto(address)
  const main = page.getByRole('main')
  await sendDemoForm(demoForm(main))
  await expect(demoForm(main).locator('[aria-invalid]')).toHaveCount(6)
  const looksRight = async (state: string) => {
    // In a scrolled page the header covers part of a control, and axe reports the visible part as too small.
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await axeFindings(page, BEST_PRACTICE), state).toEqual([])
    expect(await overflow(page), state).toBeLessThanOrEqual(0)
  }
  await looksRight('errors')
  expect(await smallTargets(page)).toEqual([])

  await page.route('**/demo-widget/consent-forms.js', (route) => route.abort())
  await page.goto(address)
  const failure = main.getByRole('alert')
  await expect(failure).toContainText(messages.form.failed)
  await expect(failure.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(failure.locator('a[href^="mailto:"]').first()).toBeVisible()
  await looksRight('no widget')
})

test('a message of a visitor arrives, with the page that it was written on @browsers', async ({
  page,
}) => {
  const [site, messages] = english
  const message = `We cut granite. ${randomUUID()}`
  await page.goto(`${path('news-and-events', site)}?page=2`)
  await hydrated(page)
  const panel = await openTalk(page, messages)
  await chooseForm(panel, 1)
  await fillDemoForm(demoForm(panel), message)
  const title = await page.title()
  await sendDemoForm(demoForm(panel))
  await expect(panel.getByText(messages.form.sent)).toBeFocused()
  expect(await arrived(page, message)).toEqual([
    expect.objectContaining({
      form: 'SXM-QUOTE',
      locale: 'en',
      referrerLabel: title,
      referrerPath: `${path('news-and-events', site)}?page=2`,
    }),
  ])

  await page.goto(examplePage('products-category-slug', site))
  await hydrated(page)
  const subject = await page.getByRole('heading', { level: 1 }).innerText()
  const about = await openTalk(page, messages)
  await chooseForm(about, 0)
  await expect(demoForm(about).locator('[name=referrerLabel]')).toHaveValue(subject)
})

test('the panel offers what is for everyone, opens it with movement, and forgets it once closed', async ({
  page,
}) => {
  const [site, messages] = english
  await page.goto(path('products', site))
  await hydrated(page)
  const panel = await openTalk(page, messages)
  const field = panel.getByRole('combobox', { name: messages.form.lookingFor })
  await expect(field).toHaveAttribute('placeholder', messages.form.selectCategory)
  await field.click()
  await expect(panel.getByRole('option', { name: 'A quotation' })).toBeVisible()
  const offered = await panel.getByRole('option').allInnerTexts()
  // The first form belongs to another category. The second must not be published.
  expect(offered).not.toContain('Press enquiry')
  expect(offered).not.toContain('Newsletter')

  const duration = async () => {
    await expect(demoForm(panel)).toBeVisible()
    return demoForm(panel).evaluate((form) => {
      for (let part: Element | null = form; part; part = part.parentElement) {
        const { animationName, animationDuration } = getComputedStyle(part)
        if (animationName !== 'none') return Number.parseFloat(animationDuration)
      }
      return null
    })
  }
  await panel.getByRole('option', { name: 'A quotation' }).click()
  expect(await duration()).toBeLessThan(0.001)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await chooseForm(panel, 0)
  expect(await duration()).toBe(0.5)
  await expect(demoForm(panel)).toHaveCount(1)

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await openTalk(page, messages)
  await expect(field).toHaveValue('')
  await expect(demoForm(panel)).toHaveCount(0)
})

test('a form that is unknown, or not to be published, has no page', async ({ page, request }) => {
  const [site, messages] = italian
  for (const form of ['no-such-form', 'newsletter']) {
    const answer = await request.get(path('contacts-form', site, { form }))
    expect(answer.status(), form).toBe(404)
  }
  await page.goto(path('contacts-form', site, { form: 'press' }))
  await hydrated(page)
  const main = page.getByRole('main')
  await main.getByRole('combobox', { name: messages.form.lookingFor }).click()
  await expect(main.getByRole('option').first()).toBeVisible()
  await expect(main.getByRole('option', { name: 'Newsletter' })).toHaveCount(0)
  await expect(demoForm(main)).toHaveAttribute('data-form', 'SXM-PRESS')
})

test('sending straight out of a field that is wrong is not lost', async ({ page }) => {
  const [site] = english
  await page.goto(path('contacts-form', site, { form: 'quotation' }))
  const form = demoForm(page.getByRole('main'))
  await form.locator('[name=email]').pressSequentially('ada')
  await sendDemoForm(form)
  await expect(form.locator('[role=group]')).toBeFocused()
})
