import { widgetOf, type ConsentForms } from './consent-widget'

const widget: ConsentForms = { init: () => ({ destroy: () => undefined }) }
const scripts = () => [...document.head.querySelectorAll('script')]
const lastScript = () => {
  const script = scripts().at(-1)
  if (!script) throw new Error('No script has been added.')
  return script
}

/** A page on which no script has been loaded. */
const loader = () => widgetOf(() => window.ConsentForms)

beforeEach(() => {
  document.head.replaceChildren()
  delete window.ConsentForms
  delete process.env.GATSBY_FORMS_WIDGET_URL
})

test('loads the demo widget once for all who ask', async () => {
  const consentWidget = loader()
  const both = [consentWidget(), consentWidget()]
  expect(scripts()).toHaveLength(1)
  expect(lastScript().getAttribute('src')).toBe('/demo-widget/consent-forms.js')
  window.ConsentForms = widget
  lastScript().dispatchEvent(new Event('load'))
  expect(await Promise.all(both)).toEqual([widget, widget])
})

test('loads the configured script', () => {
  process.env.GATSBY_FORMS_WIDGET_URL = 'https://forms.example.com/widget.js'
  void loader()()
  expect(lastScript().src).toBe('https://forms.example.com/widget.js')
})

test('takes a widget that is there already', async () => {
  window.ConsentForms = widget
  expect(await loader()()).toBe(widget)
  expect(scripts()).toHaveLength(0)
})

test('No position, or no form widget: a script that cannot be had is asked for again the next time', async () => {
  const consentWidget = loader()
  const first = consentWidget()
  lastScript().dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('/demo-widget/consent-forms.js could not be loaded')
  expect(scripts()).toHaveLength(0)
  const second = consentWidget()
  window.ConsentForms = widget
  lastScript().dispatchEvent(new Event('load'))
  expect(await second).toBe(widget)
})

test('a script that is not the widget is a failure', async () => {
  const asked = loader()()
  lastScript().dispatchEvent(new Event('load'))
  await expect(asked).rejects.toThrow('is not the script of a form widget')
})
