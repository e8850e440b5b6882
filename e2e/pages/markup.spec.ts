import { expect, test } from '@playwright/test'
import { sanitiseHtml } from '../../src/contract/sanitise'
import { hostileMarkup, RAN } from '../../src/contract/testing/markup-vectors'

/** The elements and attributes of running text. None of them loads, runs or frames anything. */
const ELEMENTS =
  'p br strong em b i u s sub sup small mark abbr ul ol li dl dt dd blockquote cite q code a hr h2 h3 h4 h5 table caption thead tbody colgroup tr th td'
const ATTRIBUTES = 'href hreflang rel target title scope colspan rowspan lang'

for (const [kind, vectors] of Object.entries(hostileMarkup)) {
  test(`nothing of hostile markup runs in a browser, which always reads it alike: ${kind}`, async ({
    page,
  }) => {
    const dialogs: string[] = []
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      return dialog.dismiss()
    })
    await page.route('**/*', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><main></main>' })
    })
    await page.goto('https://site.test/')
    const found = await page.evaluate(
      async ({ texts, elements, attributes, ran }) => {
        const main = document.querySelector('main') ?? document.body
        const problems: string[] = []
        for (const text of texts) {
          main.innerHTML = text
          const parsed = new DOMParser().parseFromString(`<main>${text}</main>`, 'text/html')
          for (const root of [main, parsed.body]) {
            for (const element of root.querySelectorAll('*')) {
              const { localName, namespaceURI } = element
              const isHtml = namespaceURI === 'http://www.w3.org/1999/xhtml'
              const names = element.getAttributeNames().filter((name) => !attributes.includes(name))
              const isKnown = element.matches('body > main') || elements.includes(localName)
              if (!isHtml || !isKnown || names.length > 0)
                problems.push(`${text}: <${localName} ${names.join(' ')}>`)
            }
          }
          const again = document.createElement('main')
          again.innerHTML = main.innerHTML
          if (!again.isEqualNode(main))
            problems.push(`${text}: ${main.innerHTML} is read as ${again.innerHTML}`)
          await new Promise((resolve) => setTimeout(resolve))
          if (ran in window) problems.push(`${text}: runs`)
        }
        return problems
      },
      {
        texts: vectors.map(sanitiseHtml),
        elements: ELEMENTS.split(' '),
        attributes: ATTRIBUTES.split(' '),
        ran: RAN,
      },
    )
    expect(found).toEqual([])
    expect(dialogs).toEqual([])
    expect(asked).toEqual(['https://site.test/'])
  })
}
