import { fireEvent, render } from '@testing-library/react'
import { earlyClicksCode } from './early-clicks-script'

/** Runs the code as a script at the beginning of a page. */
function runScript() {
  const script = document.createElement('script')
  script.textContent = earlyClicksCode
  document.head.append(script)
}

const names = () => [...(window.earlyClicks ?? [])].map(({ id }) => id)
const click = (id: string) => {
  const element = document.getElementById(id)
  if (element) fireEvent.click(element)
}

beforeEach(() => {
  runScript()
  render(
    <>
      <main data-static="">
        <button type="button" id="search" data-opens="search">
          <svg id="icon" />
        </button>
        <button type="button" id="copy" />
        <button type="button" id="talk" data-opens="form" />
        <form onSubmit={(event) => event.preventDefault()}>
          <button type="submit" id="submit" />
        </form>
        <details>
          <summary id="question" />
        </details>
        <details>
          <summary id="menu" data-opens="mainMenu" />
        </details>
        <a id="link" href="#there">
          There
        </a>
        <input id="dropdown" role="combobox" aria-expanded="false" aria-controls="" />
      </main>
      <button type="button" id="hydrated" />
    </>,
  )
})
test('remembers the controls of static HTML that need a script, by their last clicks', () => {
  for (const id of ['copy', 'icon', 'dropdown', 'copy']) click(id)
  expect(names()).toEqual(['search', 'dropdown', 'copy'])
})

test('of what opens an overlay remembers the last, and nothing when the browser opens that', () => {
  for (const id of ['search', 'copy', 'talk']) click(id)
  expect(names()).toEqual(['copy', 'talk'])
  click('menu')
  expect(names()).toEqual(['copy'])
})

test('leaves alone what works without a script, and what is hydrated', () => {
  for (const id of ['submit', 'question', 'link', 'hydrated']) click(id)
  expect(names()).toEqual([])
})

test('a button says that it has been heard, until another outdoes it', () => {
  const search = document.getElementById('search')
  click('search')
  expect(search).toHaveAttribute('aria-busy', 'true')
  click('menu')
  expect(search).not.toHaveAttribute('aria-busy')
  expect(document.getElementById('menu')).not.toHaveAttribute('aria-busy')
})

test('goes on for parts that wait for a visitor when all others are hydrated', () => {
  document.documentElement.dataset.hydrated = ''
  click('copy')
  expect(names()).toEqual(['copy'])
  delete document.documentElement.dataset.hydrated
})

test('is short: it stands in every page', () => {
  expect(earlyClicksCode.length).toBeLessThan(950)
})

test('the placeholder of an overlay’s field takes the typed text from the press on', () => {
  const place = document.createElement('form')
  place.hidden = true
  place.innerHTML = '<input data-ahead="search">'
  document.body.append(place)
  click('talk')
  expect(place).not.toBeVisible()
  click('icon')
  expect(place).toBeVisible()
  expect(place.querySelector('input')).toHaveFocus()
  place.remove()
})
