import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'node-html-parser'
import { PlainForm } from '.'

/** The content of the `noscript` element. */
function htmlOf(action: string | null) {
  const form = createElement(PlainForm, {
    action,
    subject: 'Spare parts',
    children: 'Please call.',
  })
  const [, html] = /^<noscript>(.*)<\/noscript>$/s.exec(renderToStaticMarkup(form)) ?? []
  return parse(html ?? '')
}

test('without JavaScript there is a form with lines to write on, which becomes an e-mail', () => {
  const form = htmlOf('mailto:parts@example.com').querySelector('form')
  expect(form?.getAttribute('action')).toBe('mailto:parts@example.com?subject=Spare%20parts')
  expect(form?.getAttribute('enctype')).toBe('text/plain')
  expect(Number(form?.querySelector('textarea')?.getAttribute('rows'))).toBeGreaterThanOrEqual(10)
  const required = form?.querySelectorAll('[required]').map((each) => each.getAttribute('name'))
  expect(required).toEqual(['request', 'name', 'email', 'privacy'])
  for (const input of form?.querySelectorAll('textarea, input:not([type=hidden])') ?? []) {
    expect(input.parentNode?.tagName).toBe('LABEL')
  }
})

test('an address of the site receives the form as any form', () => {
  const form = htmlOf('/requests').querySelector('form')
  expect(form?.getAttribute('action')).toBe('/requests')
  expect(form?.getAttribute('enctype')).toBeUndefined()
  expect(form?.querySelector('[name=subject]')?.getAttribute('value')).toBe('Spare parts')
})

test('without an address it says how else to write', () => {
  const html = htmlOf(null)
  expect(html.querySelector('form')).toBeNull()
  expect(html.textContent).toBe('Please call.')
})
