import type { ConsentForms } from './consent-widget'

const widget: ConsentForms = { init: () => ({ destroy: () => undefined }) }
const scripts = () => [...document.head.querySelectorAll('script')]
const lastScript = () => {
  const script = scripts().at(-1)
  if (!script) throw new Error('No script has been added.')
  return script
}

/** Each test has a page of its own, on which no script has been loaded. */
const adapter = async () => {
  jest.resetModules()
  document.head.replaceChildren()
  delete window.ConsentForms
  return import('./consent-widget')
}

afterEach(() => {
  delete process.env.GATSBY_FORMS_WIDGET_URL
})

test('loads the demo widget once for all who ask', async () => {
  const { consentWidget } = await adapter()
  const both = [consentWidget(), consentWidget()]
  expect(scripts()).toHaveLength(1)
  expect(lastScript().getAttribute('src')).toBe('/demo-widget/consent-forms.js')
  window.ConsentForms = widget
  lastScript().dispatchEvent(new Event('load'))
  expect(await Promise.all(both)).toEqual([widget, widget])
})

test('loads the configured script', async () => {
  process.env.GATSBY_FORMS_WIDGET_URL = 'https://forms.example.com/widget.js'
  const { consentWidget } = await adapter()
  void consentWidget()
  expect(lastScript().src).toBe('https://forms.example.com/widget.js')
})

test('takes a widget that is there already', async () => {
  const { consentWidget } = await adapter()
  window.ConsentForms = widget
  expect(await consentWidget()).toBe(widget)
  expect(scripts()).toHaveLength(0)
})

test('a script that cannot be had is a failure, and asked for again the next time', async () => {
  const { consentWidget } = await adapter()
  const first = consentWidget()
  lastScript().dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('could not be loaded from /demo-widget/consent-forms.js')
  expect(scripts()).toHaveLength(0)
  const second = consentWidget()
  window.ConsentForms = widget
  lastScript().dispatchEvent(new Event('load'))
  expect(await second).toBe(widget)
})

test('a script that is not the widget is a failure', async () => {
  const { consentWidget } = await adapter()
  const asked = consentWidget()
  lastScript().dispatchEvent(new Event('load'))
  await expect(asked).rejects.toThrow('offers no window.ConsentForms')
})
