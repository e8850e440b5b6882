import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { giveState } from './give-state'

/** A search and a filter, as the server sends them. */
const HTML =
  '<form><input aria-label="Find" value=""/><input type="checkbox" aria-label="Steel"/>' +
  '<input type="radio" name="version" aria-label="Left" checked=""/>' +
  '<input type="radio" name="version" aria-label="Right"/><output> </output></form>'

function Form() {
  const [text, setText] = useState('')
  const [isSteel, setSteel] = useState(false)
  const [version, setVersion] = useState('Left')
  return (
    <form>
      <input aria-label="Find" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        type="checkbox"
        aria-label="Steel"
        checked={isSteel}
        onChange={(event) => setSteel(event.target.checked)}
      />
      {['Left', 'Right'].map((name) => (
        <input
          key={name}
          type="radio"
          name="version"
          aria-label={name}
          checked={version === name}
          onChange={() => setVersion(name)}
        />
      ))}
      <output>{text || isSteel ? `${text} ${isSteel} ${version}` : ' '}</output>
    </form>
  )
}

/** Hydrates the form when a visitor has used it. */
function hydrateUsed(prepare: () => void) {
  const container = document.createElement('div')
  container.innerHTML = HTML
  document.body.append(container)
  prepare()
  render(<Form />, { container, hydrate: true })
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const steel = () => screen.getByRole<HTMLInputElement>('checkbox')
const right = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Right' })

afterEach(() => document.body.replaceChildren())

test('the component gets a text, and the caret stays where it is', () => {
  hydrateUsed(() => {
    field().value = 'arcus'
  })
  act(() => giveState(field(), { value: 'arcus', defaultValue: '', selection: [2, 2] }))
  expect(screen.getByRole('status')).toHaveTextContent('arcus false Left')
  expect(field()).toHaveValue('arcus')
  expect(field().selectionStart).toBe(2)
})

test('the component gets ticked and chosen values, and nothing around the page does', () => {
  hydrateUsed(() => {
    steel().checked = true
    right().checked = true
  })
  const outside = jest.fn()
  document.addEventListener('click', outside)
  act(() => giveState(steel(), { value: 'on', defaultValue: 'on', checked: true }))
  act(() => giveState(right(), { value: 'on', defaultValue: 'on', checked: true }))
  expect(screen.getByRole('status')).toHaveTextContent('true Right')
  expect(steel()).toBeChecked()
  expect(right()).toBeChecked()
  expect(outside).not.toHaveBeenCalled()
  document.removeEventListener('click', outside)
})
