import { render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { Hydrate, type HydrateRootProps } from './hydrate'
import { markHydrated } from './replay'

const heard: string[] = []

/** A search and a filter that answer once they are hydrated. */
function Part({ root }: { root: HydrateRootProps }) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <section {...root}>
      <input
        aria-label="Find"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {['a', 'b'].map((id) => (
        <input
          key={id}
          type="checkbox"
          aria-label={id}
          checked={chosen.includes(id)}
          onChange={() => setChosen([...chosen, id])}
        />
      ))}
      {['search', 'menu', 'copy'].map((name) => (
        <button key={name} type="button" onClick={() => heard.push(name)}>
          {name}
        </button>
      ))}
      <output>{`${text} ${chosen.join()}`}</output>
    </section>
  )
}

const HTML = [
  '<!--$--><section data-static=""><input aria-label="Find" value=""/>',
  '<input type="checkbox" aria-label="a"/><input type="checkbox" aria-label="b"/>',
  '<button type="button">search</button>',
  '<button type="button">menu</button>',
  '<button type="button">copy</button>',
  '<output> </output></section><!--/$-->',
].join('')

const button = (name: string) => screen.getByRole('button', { name })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Find' })

/** Puts the HTML of the server into the page, before any script. */
function receive(html = HTML) {
  const container = document.createElement('div')
  container.id = '___gatsby'
  container.innerHTML = html
  document.body.append(container)
  return container
}

async function hydrate(container: HTMLElement, Island = Part) {
  render(<Hydrate when="now">{(root) => <Island root={root} />}</Hydrate>, {
    container,
    hydrate: true,
  })
  await waitFor(() => expect(container.querySelector('[data-static]')).toBeNull())
}

beforeEach(() => {
  heard.length = 0
  window.earlyClicks = new Set()
})
afterEach(() => document.body.replaceChildren())

test('text that was typed before hydration is kept, and the caret stays where it is', async () => {
  const container = receive()
  field().focus()
  field().value = 'granite'
  field().setSelectionRange(2, 2)
  await hydrate(container)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('granite'))
  expect(field()).toHaveFocus()
  expect(field().selectionStart).toBe(2)
})

/** Longer than React works without giving the browser a turn. */
function takeLong() {
  const end = performance.now() + 20
  while (performance.now() < end);
}

/** A search with two words. An effect takes the second one from the address, as `useSearch` does. */
function Search({ root }: { root: HydrateRootProps }) {
  const [{ text, country }, setQuery] = useState({ text: '', country: '' })
  useEffect(() => {
    const follow = () => setQuery((query) => ({ ...query, country: 'IT' }))
    follow()
    takeLong()
  }, [])
  return (
    <section {...root}>
      <input
        aria-label="Find"
        value={text}
        onChange={({ target }) => setQuery({ text: target.value, country })}
      />
      <button type="button" onClick={() => heard.push(`${text} ${country}`)}>
        search
      </button>
      <output>{`${text} ${country}`}</output>
    </section>
  )
}

test('a field beside a value that comes with the hydration counts, too, and so does a click', async () => {
  const container = receive(
    '<!--$--><section data-static=""><input aria-label="Find" value=""/>' +
      '<button type="button">search</button><output> </output></section><!--/$-->',
  )
  field().focus()
  field().value = 'granite'
  field().setSelectionRange(2, 2)
  window.earlyClicks?.add(button('search'))
  await hydrate(container, Search)
  await waitFor(() => expect(heard).toEqual(['granite IT']))
  expect(screen.getByRole('status')).toHaveTextContent('granite IT')
  expect(field()).toHaveValue('granite')
  expect(field().selectionStart).toBe(2)
})

test('a field that was pressed and typed into gets the text alone', async () => {
  const container = receive()
  field().value = 'granite'
  window.earlyClicks?.add(field())
  const clicks = jest.fn()
  field().addEventListener('click', clicks)
  await hydrate(container)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('granite'))
  expect(window.earlyClicks?.size).toBe(0)
  expect(clicks).not.toHaveBeenCalled()
})

test('early clicks are replayed in their order, each once', async () => {
  const container = receive()
  for (const name of ['search', 'copy', 'menu']) window.earlyClicks?.add(button(name))
  await hydrate(container)
  await waitFor(() => expect(heard).toEqual(['search', 'copy', 'menu']))
  expect(window.earlyClicks?.size).toBe(0)
})

test('in a part that is still HTML, the choice of privacy alone is answered', async () => {
  const waiting = document.createElement('footer')
  waiting.dataset.static = ''
  waiting.innerHTML = '<button data-privacy-choice>Privacy</button><button>Subscribe</button>'
  const container = receive()
  document.body.append(waiting)
  const early = ['Privacy', 'Subscribe'].map(button)
  for (const each of early) {
    each.addEventListener('click', () => heard.push(each.textContent))
    window.earlyClicks?.add(each)
  }
  await hydrate(container)
  await waitFor(() => expect(heard).toEqual(['Privacy']))
  expect([...(window.earlyClicks ?? [])]).toEqual([button('Subscribe')])
})

test('untouched controls stay as they are', async () => {
  await hydrate(receive())
  expect(screen.getByRole('status')).toHaveTextContent('')
  expect(heard).toEqual([])
})

/** An island as the server sends it, and its content. */
function island(html: string) {
  const root = document.createElement('section')
  root.dataset.static = ''
  root.innerHTML = html
  document.body.replaceChildren(root)
  return { root, controls: [...root.querySelectorAll('input')] }
}

test('controls that nobody touched have not changed, whatever they stand for', () => {
  const { root } = island(
    '<input type="checkbox"><input type="checkbox" checked><input type="checkbox" value="7">' +
      '<input type="radio" name="r" value="a" checked><input type="radio" name="r" value="b">' +
      '<input type="search" value="granite"><input>',
  )
  expect(markHydrated(root)).toEqual([])
  expect(root).not.toHaveAttribute('data-static')
})

test('controls that a visitor ticked, chose or typed into have changed', () => {
  const { root, controls } = island(
    '<input type="checkbox"><input type="checkbox" checked>' +
      '<input type="radio" name="r" value="a" checked><input type="radio" name="r" value="b">' +
      '<input type="search">',
  )
  const [ticked, cleared, , chosen, typed] = controls
  if (!ticked || !cleared || !chosen || !typed) throw new Error('A control is missing.')
  ticked.checked = true
  cleared.checked = false
  chosen.checked = true
  typed.value = 'granite'
  expect(markHydrated(root).map(({ control }) => control)).toEqual([ticked, cleared, chosen, typed])
})

test('an island within, which is not hydrated, reports its own controls', () => {
  const { root, controls } = island('<div data-static=""><input type="search"></div>')
  const [typed] = controls
  if (typed) typed.value = 'granite'
  expect(markHydrated(root)).toEqual([])
})

test('a text of several lines and a choice from a list count, too', () => {
  const { root } = island(
    '<textarea>as sent</textarea><textarea></textarea>' +
      '<select><option>a</option><option>b</option></select>' +
      '<select><option>a</option><option selected>b</option></select>',
  )
  const [, written] = root.querySelectorAll('textarea')
  const [chosen] = root.querySelectorAll('select')
  if (!written || !chosen) throw new Error('A control is missing.')
  written.value = 'granite'
  chosen.value = 'b'
  expect(markHydrated(root)).toEqual([
    { control: written, value: 'granite', selection: [7, 7] },
    { control: chosen, value: 'b' },
  ])
})
