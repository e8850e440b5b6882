import { expect, test, type Page } from '@playwright/test'
import { path } from '../../src/routes'
import { hydrated, laidOut } from '../support/chrome'
import { hold } from '../support/hold'
import { isDesktop, languages } from '../support/languages'

const [, [, italian]] = languages

const HISTORY = path('about-history', 'it_eu')
const FAQ = path('services-faq', 'it_eu')
const JOBS = path('careers-job-opportunities', 'it_eu')
const CHARITY = path('about-charity', 'it_eu')

const events = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'filter-change'))

/** The distance in pixels between the header and an element below it. */
const belowHeader = (page: Page, id: string) =>
  page.evaluate((key) => {
    const place = document.getElementById(key)?.getBoundingClientRect().top ?? Number.NaN
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return Math.round(place - header)
  }, id)

test('the history is filtered by topic, and its address keeps it @widths @tablet', async ({
  page,
}) => {
  await page.goto(HISTORY, { waitUntil: 'networkidle' })
  const milestones = page.getByRole('main').getByRole('heading', { level: 4 })
  const all = await milestones.count()
  const option = page.getByRole('checkbox').first()
  await laidOut(page)
  const name = await option.locator('xpath=..').innerText()
  await option.check()
  const [, title = '', count = ''] = /^(.+?)\s*(\d+)$/s.exec(name) ?? []
  await expect(milestones).toHaveCount(Number(count))
  expect(Number(count)).toBeLessThan(all)
  await expect(page).toHaveURL(/\?timelineMilestones\[\]=\d+$/)
  expect(await events(page)).toEqual([
    { event: 'filter-change', category: 'timelineMilestones', filters: [title] },
  ])

  await page.reload()
  await expect(milestones).toHaveCount(Number(count))
  await page.getByRole('button', { name: italian.filter.reset }).click()
  await expect(milestones).toHaveCount(all)
})

test('the scale leads to a year, goes along and says where one is @widths', async ({ page }) => {
  await page.goto(HISTORY, { waitUntil: 'networkidle' })
  const scale = page.getByRole('navigation', { name: italian.timeline.years })
  await scale.getByRole('link', { name: '2010', exact: true }).click()
  await expect(page).toHaveURL(/#year-2011$/)
  await expect(scale.locator('[aria-current="location"]')).toHaveText('2010')
  await expect(scale).toBeInViewport()
  await expect.poll(() => belowHeader(page, 'year-2011')).toBeGreaterThanOrEqual(0)
  if (isDesktop(page)) await expect(scale.getByRole('link', { name: '2011' })).toBeVisible()
})

test('the scale does not move under the pointer while the page is scrolled', async ({ page }) => {
  await page.goto(`${HISTORY}#year-1961`)
  await hydrated(page)
  const scale = page.getByRole('navigation', { name: italian.timeline.years })
  const current = scale.locator('[aria-current="location"]')
  const places = () =>
    scale.evaluate((nav) => {
      const { top } = nav.getBoundingClientRect()
      const decades = nav.querySelectorAll(':scope > ol > li > a')
      return Array.from(decades, (link) => Math.round(link.getBoundingClientRect().top - top))
    })
  await expect(current).toHaveText('1960')
  const before = await places()
  await page.locator('#year-2011').scrollIntoViewIfNeeded()
  await expect(current).not.toHaveText('1960')
  expect(await places()).toEqual(before)
})

test('an address leads to a year of the history', async ({ page }) => {
  await page.goto(`${HISTORY}#year-1979`, { waitUntil: 'networkidle' })
  await expect(page.locator('#year-1979')).toBeInViewport()
})

test('a question is found as one types', async ({ page }) => {
  await page.goto(FAQ, { waitUntil: 'networkidle' })
  const questions = page.locator('main details')
  const all = await questions.count()
  const search = page.getByRole('searchbox', { name: italian.faq.find })
  await search.fill('garanzia')
  await expect(questions.filter({ visible: true }).first()).toContainText(/garanzia/i)
  const found = await questions.filter({ visible: true }).count()
  expect(found).toBeLessThan(all)
  await expect(page.locator('main [role="status"]').first()).toHaveText(`${found} di ${all}`)
  await search.fill('xyzzy')
  await expect(questions.filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('main [role="status"]').first()).toHaveText(italian.dropdown.noResults)
})

test('a question that was typed before any script is found', async ({ page }) => {
  const release = await hold(page, '**/*.js')
  await page.goto(FAQ, { waitUntil: 'domcontentloaded' })
  await page.getByRole('searchbox', { name: italian.faq.find }).fill('garanzia')
  release()
  const questions = page.locator('main details').filter({ visible: true })
  await expect(questions.first()).toContainText(/garanzia/i)
})

test('an address opens its question below the header, to be sent on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${FAQ}#warranty`, { waitUntil: 'networkidle' })
  const question = page.locator('#warranty')
  await expect(question).toHaveAttribute('open', '')
  await expect.poll(() => belowHeader(page, 'warranty')).toBeGreaterThanOrEqual(0)
  await question.getByRole('button', { name: italian.entry.copyLink }).click()
  await expect(question.getByRole('status')).toHaveText(italian.entry.linkCopied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/faq#warranty$/)
})

test('jobs are chosen by department and place, and opened in place @widths', async ({ page }) => {
  await page.goto(JOBS, { waitUntil: 'networkidle' })
  const jobs = page.locator('main details[id]').filter({ visible: true })
  const all = await jobs.count()
  await page
    .getByRole('group', { name: italian.filter.department })
    .getByRole('checkbox')
    .first()
    .check()
  await expect.poll(() => jobs.count()).toBeLessThan(all)
  await expect(page).toHaveURL(/\?job\[\]=\d+$/)
  await expect(page.getByRole('checkbox', { disabled: true }).first()).toBeAttached()

  const slug = await jobs.first().getAttribute('id')
  await jobs.first().locator('summary').click()
  await expect(page).toHaveURL(new RegExp(`\\?job\\[\\]=\\d+#${slug ?? ''}$`))
  const apply = jobs.first().locator('a[href*="/contacts/careers"]')
  await expect(apply).toBeVisible()
  await expect(apply).toHaveAttribute('href', /\?subject=./)
})

test('an address opens its job', async ({ page }) => {
  await page.goto(JOBS, { waitUntil: 'networkidle' })
  const slug = await page.locator('main details[id]').last().getAttribute('id')
  await page.goto('about:blank', { waitUntil: 'networkidle' })
  await page.goto(`${JOBS}#${slug ?? ''}`, { waitUntil: 'networkidle' })
  await expect(page.locator(`#${slug ?? ''}`)).toHaveAttribute('open', '')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of [HISTORY, FAQ, JOBS, CHARITY]) {
    test(`everything of ${address} is there, and nothing that needs it`, async ({ page }) => {
      await page.goto(`${address}?timelineMilestones[]=1201&charityProjects[]=901&job[]=701`, {
        waitUntil: 'networkidle',
      })
      await expect(page.locator('[data-needs-script]:visible')).toHaveCount(0)
      const content = page.locator('main :is(details[id], article[id], li[id])')
      const count = await content.count()
      expect(count).toBeGreaterThan(3)
      await expect(content.filter({ visible: true })).toHaveCount(count)
    })
  }
})
