import { expect, test, type Page } from '@playwright/test'
import en from '../../src/sites/messages/en.json' with { type: 'json' }
import ptPlaces from '../../src/sites/messages/places/pt_sa.json' with { type: 'json' }
import dePlaces from '../../src/sites/messages/places/de.json' with { type: 'json' }
import enPlaces from '../../src/sites/messages/places/en.json' with { type: 'json' }
import { path } from '../../src/routes'
import { siteHandles } from '../../src/sites'
import { hydrated, hydratedAtOnce } from '../support/chrome'

const ON_CALL = '+39 055 555 0142'

/** The answer on the page for a machine that is down, for a visitor with a clock. */
const answerAt = async (page: Page, instant: string, address: string, above: string) => {
  await page.clock.setFixedTime(new Date(instant))
  await page.goto(address)
  await hydratedAtOnce(page)
  await page.mouse.move(9, 9)
  return page.getByRole('main').getByText(above, { exact: true }).locator('..')
}

test.describe('places that answer a visitor in Manchester', () => {
  test.use({ timezoneId: 'Europe/London' })
  const page = path('support-request', 'en_eu')

  test('on a Tuesday at 22:30: the on-call number, and not Melbourne @widths', async ({
    page: tab,
  }) => {
    const answer = await answerAt(tab, '2026-11-24T22:30:00Z', page, enPlaces.answersNow)
    await expect(answer).toContainText(ON_CALL)
    await expect(answer).toContainText(enPlaces.always)
    await expect(tab.getByRole('main')).toContainText('Sheffield')
    await expect(tab.getByRole('main')).not.toContainText('Melbourne')
  })

  test('on a Saturday: the nearest place on call', async ({ page: tab }) => {
    const answer = await answerAt(tab, '2026-11-28T11:00:00Z', page, enPlaces.answersNow)
    await expect(answer).toContainText('Nuremberg')
    await expect(answer).toContainText(enPlaces.onCall.replace('{{time}}', '20:00'))
  })

  test('in the panel: the branch with open or closed, its address, and all topics', async ({
    page: tab,
  }) => {
    await tab.clock.setFixedTime(new Date('2026-11-24T11:00:00Z'))
    await tab.goto(path('home', 'en_eu'))
    await hydrated(tab)
    await tab.getByRole('banner').getByRole('button', { name: en.talk.open }).click()
    const panel = tab.getByRole('dialog', { name: en.talk.title })
    await expect(panel).toContainText('+44 114 496 0161')
    await expect(panel).toContainText(enPlaces.open.replace('{{time}}', '17:00'))
    await expect(panel).toContainText('Unit 4, Gritstone Park')
    await panel.getByRole('button', { name: 'Technical assistance' }).click()
    await expect(panel.getByRole('textbox', { name: 'Serial number' })).toBeVisible()
    await expect(panel.getByRole('combobox', { name: en.form.lookingFor })).toHaveValue(
      'Technical assistance',
    )
  })
})

test.describe('places that answer a visitor in Munich', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('on a Sunday: the branch on call', async ({ page }) => {
    const address = path('support-request', 'de_eu')
    const answer = await answerAt(page, '2026-11-22T11:00:00Z', address, dePlaces.answersNow)
    await expect(answer).toContainText('Nürnberg')
    await expect(answer).toContainText(dePlaces.onCall.replace('{{time}}', '20:00'))
  })
})

test.describe('places that answer a visitor in Vitória', () => {
  test.use({ timezoneId: 'America/Sao_Paulo' })
  const address = path('support-request', 'pt_sa')

  test('on a Tuesday morning: the branch there', async ({ page }) => {
    const answer = await answerAt(page, '2026-11-24T13:00:00Z', address, 'Atende agora')
    await expect(answer).toContainText('Vitória')
    await expect(answer).toContainText(ptPlaces.open.replace('{{time}}', '17:00'))
  })

  test('on a Saturday: the partner on call', async ({ page }) => {
    const answer = await answerAt(page, '2026-11-28T13:00:00Z', address, 'Atende agora')
    await expect(answer).toContainText('Cachoeiro')
    await expect(answer).toContainText(ptPlaces.onCall.replace('{{time}}', '20:00'))
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  for (const site of siteHandles) {
    test(`rule and number are on the page of ${site}`, async ({ page }) => {
      await page.goto(path('support-request', site))
      await expect(page.getByRole('main').getByRole('link', { name: ON_CALL }).last()).toBeVisible()
      await expect(page.getByRole('main')).toContainText('00:00')
      await expect(page.getByRole('main')).toContainText('Care Plus')
    })
  }
})
