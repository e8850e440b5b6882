import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page, type Route } from '@playwright/test'
import { path } from '../../src/routes'
import { hydrated, painted, whollyHydrated } from '../support/chrome'
import { chooseForm, demoForm, openTalk } from '../support/forms'
import { languages } from '../support/languages'
import { policyFor } from '../support/policy'
import { TESTED_BUILD } from '../support/tested-build'
import en from '../../src/sites/messages/en.json' with { type: 'json' }

const [[site]] = languages
const SCRIPT = '**/demo-widget/consent-forms.js'
const FORM_PAGE = path('contacts-form', site, { form: 'quotation' })

/** The errors in the console. */
function consoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

test('a widget that never comes: after ten seconds there are telephone and mail, and all else works', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  await page.route(SCRIPT, () => undefined)
  await page.goto(path('products', site))
  await hydrated(page)
  await page.clock.install()
  const panel = await openTalk(page, en)
  // The ten seconds begin just before the request.
  const asked = page.waitForRequest(SCRIPT)
  await chooseForm(panel, 1)
  await asked
  await expect(panel.getByText(en.form.loading)).toHaveCount(1)
  await page.clock.fastForward(10_000)
  const failure = panel.getByRole('alert')
  await expect(failure).toContainText(en.form.failed)
  await expect(failure.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(failure.locator('a[href^="mailto:"]').first()).toBeVisible()
  expect(errors.join()).toMatch(
    /form widget \/demo-widget\/consent-forms\.js showed no form within 10 seconds \("SXM-QUOTE"\)/,
  )

  await failure.getByRole('button', { name: en.error.retry }).click()
  await expect(panel.getByText(en.form.loading)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await openTalk(page, en)
  await expect(panel.getByRole('combobox')).toHaveValue('')
})

test('a form that is on its way is not gone past, and pushes nothing out of view @widths', async ({
  page,
}) => {
  const asked = new Promise<Route>((resolve) => void page.route(SCRIPT, resolve))
  await page.goto(path('support-spareparts', 'de_eu'))
  await hydrated(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'spares@' }).focus()
  await page.keyboard.press('Tab')
  await expect(main.getByRole('group', { name: 'Ersatzteile' })).toBeFocused()
  // A visitor who is there moves on at once, and looks at the next part when the form appears.
  await page.keyboard.press('Tab')
  const next = main.getByRole('region', { name: 'Wann es losgeht' })
  await expect(next).toBeFocused()
  const before = await next.boundingBox()
  await (await asked).continue()
  await demoForm(main).waitFor()
  await painted(page)
  expect((await next.boundingBox())?.y).toBeCloseTo(before?.y ?? NaN, -1)
})

test('a widget that fails wherever it can, and is loaded twice: page and panel stay in use', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  const widget = () => {
    let asked = 0
    const fail = (where: string) => {
      throw new Error(`Broken in ${where}.`)
    }
    Object.assign(window, {
      ConsentForms: {
        init({ container, form }: { container: HTMLElement; form: string }) {
          asked += 1
          if (asked === 1) fail('init')
          container.innerHTML = `<form data-form="${form}"><button>Broken</button></form>`
          container.querySelector('button')?.addEventListener('click', (event) => {
            event.preventDefault()
            fail('use')
          })
          setTimeout(() => fail('time'))
          return { destroy: () => fail('destroy') }
        },
      },
    })
  }
  await page.route(SCRIPT, (route) => route.fulfill({ body: `(${String(widget)})()` }))
  await page.goto(path('products', site))
  await hydrated(page)
  const panel = await openTalk(page, en)
  await chooseForm(panel, 0)
  await panel.getByRole('alert').getByRole('button', { name: en.error.retry }).click()
  await demoForm(panel).getByRole('button').click()
  await page.addScriptTag({ url: '/demo-widget/consent-forms.js' })
  await chooseForm(panel, 1)
  await expect(demoForm(panel)).toHaveCount(1)
  await expect(demoForm(panel)).toHaveAttribute('data-form', 'SXM-QUOTE')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  const said = errors.join('\n')
  expect(said).toMatch(/consent-forms\.js failed to show a form \("SXM-INFO"\)/)
  expect(said).toMatch(/consent-forms\.js failed to unload a form \("SXM-INFO"\)/)
  for (const where of ['use', 'time']) expect(said).toContain(`Broken in ${where}.`)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/products$/)
})

test('fifty openings: one script, and neither listeners nor elements nor memory grow', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/demo-widget/')) scripts.push(new URL(request.url()).pathname)
  })
  await page.goto(path('products', site))
  await hydrated(page)
  const session = await page.context().newCDPSession(page)
  const openTimes = (times: number) =>
    page.evaluate(async (count) => {
      const seek = (selector: string) => document.querySelector<HTMLElement>(selector)
      // Fails with a message when an element is missing, instead of a wait until the test ends.
      const until = async <Found>(what: string, find: () => Found) => {
        const last = performance.now() + 30_000
        for (;;) {
          const found = find()
          if (found) return found
          if (performance.now() > last) {
            throw new Error(`waited for ${what}: ${seek('[role="dialog"]')?.innerText}`)
          }
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      }
      const there = (selector: string) => until(selector, () => seek(selector))
      for (let time = 0; time < count; time += 1) {
        seek('[data-opens="form"]')?.click()
        const field = await there('#talk-form [role="combobox"]')
        field.click()
        const option = await there('#talk-form [role="option"]')
        option.click()
        await there('#talk-form form')
        seek('[data-opens="form"]')?.click()
        await until('no panel', () => !seek('#talk-form'))
      }
    }, times)
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return { nodes, jsEventListeners, usedSize }
  }
  await openTimes(10)
  // The first interaction loads other parts of the page. They do not count as growth.
  await whollyHydrated(page)
  const before = await measure()
  await openTimes(50)
  const after = await measure()
  expect(new Set(scripts).size).toBe(scripts.length)
  expect(scripts).toContain('/demo-widget/consent-forms.js')
  // One leaked listener at each opening would be fifty; other parts of the page may add some meanwhile.
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(50)
  expect(after.nodes - before.nodes).toBeLessThan(50)
  // A form that stays in memory weighs some ten kilobytes.
  expect(after.usedSize - before.usedSize).toBeLessThan(250_000)
})

test.describe('a widget of another origin', () => {
  // Prefetched files may still be loading.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }))

  const origin = 'https://forms.example.net'
  /** A host that the widget should not contact. */
  const tracker = 'https://elsewhere.example.org/tracker.js'

  const script = `
    const add = (tag, values) => document.head.append(Object.assign(document.createElement(tag), values))
    window.ConsentForms = {
      init({ container, form, onSubmit }) {
        add('link', { rel: 'stylesheet', href: '${origin}/form.css' })
        add('script', { src: '${tracker}' })
        container.innerHTML = '<form data-form="' + form + '"><button>Send</button></form>'
        container.querySelector('form').addEventListener('submit', async (event) => {
          event.preventDefault()
          await fetch('${origin}/answers', { method: 'POST', body: form })
          onSubmit()
        })
        return { destroy: () => container.replaceChildren() }
      },
    }`
  const files: Readonly<Record<string, { contentType: string; body: string }>> = {
    '/widget.js': { contentType: 'text/javascript', body: script },
    '/form.css': { contentType: 'text/css', body: 'form[data-form] { min-height: 321px }' },
    '/answers': { contentType: 'application/json', body: '{}' },
  }

  /** Serves the provider and the other host. Returns the requests to both. */
  async function serve(page: Page): Promise<string[]> {
    const asked: string[] = []
    await page.route(/^https:\/\/(?:forms|elsewhere)\./, async (route) => {
      const request = route.request()
      const { pathname } = new URL(request.url())
      asked.push(`${request.method()} ${request.url()}`)
      const headers = { 'access-control-allow-origin': '*' }
      await route.fulfill({ ...files[pathname], headers })
    })
    return asked
  }

  /** Makes the build act like one with GATSBY_FORMS_WIDGET_URL: its scripts use that address. */
  const configure = (page: Page) =>
    page.route(/^http:.*\.js$/, (route) => {
      // Reads from the disk: the page sometimes cancelled a script while it was fetched from the server.
      const file = join(TESTED_BUILD, new URL(route.request().url()).pathname)
      const script = readFileSync(file, 'utf8')
      const body = script.replaceAll('"/demo-widget/consent-forms.js"', `"${origin}/widget.js"`)
      return route.fulfill({ contentType: 'text/javascript', body })
    })

  /** The addresses that the policy blocks. */
  async function violations(page: Page): Promise<string[]> {
    const blocked: string[] = []
    page.on('console', (message) => {
      const [, address] = /^blocked (.*)/.exec(message.text()) ?? []
      if (address !== undefined) blocked.push(address)
    })
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
        console.debug(`blocked ${blockedURI}`),
      )
    })
    return blocked
  }

  // @RD8
  test('runs under the policy of its own build, which admits its origin and no other', async ({
    page,
    baseURL,
  }) => {
    const blocked = await violations(page)
    const asked = await serve(page)
    await configure(page)
    await page.route(FORM_PAGE, async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      const policy = policyFor(html, FORM_PAGE, {
        siteUrl: baseURL ?? '',
        formsWidgetUrl: `${origin}/widget.js`,
      })
      await route.fulfill({
        response: answer,
        headers: { ...answer.headers(), 'content-security-policy': policy },
      })
    })
    await page.goto(FORM_PAGE)
    const form = demoForm(page.getByRole('main'))
    await expect(form).toHaveCSS('min-height', '321px')
    await form.getByRole('button').click()
    await expect(page.getByText(en.form.sent)).toBeFocused()
    expect(asked.toSorted()).toEqual([
      `GET ${origin}/form.css`,
      `GET ${origin}/widget.js`,
      `POST ${origin}/answers`,
    ])
    await expect.poll(() => blocked).toEqual([tracker])
  })

  test('is refused by the policy of a build that does not name it, and the page says how else to write', async ({
    page,
  }) => {
    const blocked = await violations(page)
    const errors = consoleErrors(page)
    const asked = await serve(page)
    await configure(page)
    await page.goto(FORM_PAGE)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(en.form.failed)
    await expect.poll(() => blocked).toEqual([`${origin}/widget.js`])
    expect(asked).toEqual([])
    expect(errors.join()).toContain('failed to show a form ("SXM-QUOTE")')
  })
})
