import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { DeferredHydration, type HydrationRootProps } from './deferred-hydration'

const heard: string[] = []

/** A search and a filter that answer once they are hydrated. */
function Part({ root }: { root: HydrationRootProps }) {
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
function receive() {
  const container = document.createElement('div')
  container.id = '___gatsby'
  container.innerHTML = HTML
  document.body.append(container)
  return container
}

async function hydrate(container: HTMLElement) {
  render(<DeferredHydration>{(root) => <Part root={root} />}</DeferredHydration>, {
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

test('what was typed before hydration is taken up, and the caret stays where it is', async () => {
  const container = receive()
  field().focus()
  field().value = 'granite'
  field().setSelectionRange(2, 2)
  await hydrate(container)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('granite'))
  expect(field()).toHaveFocus()
  expect(field().selectionStart).toBe(2)
})

test('a field that was pressed and typed into hears of the text alone', async () => {
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

test('what nobody touched stays as it is', async () => {
  await hydrate(receive())
  expect(screen.getByRole('status')).toHaveTextContent('')
  expect(heard).toEqual([])
})

test('a part that waits for a visitor is HTML until then, and its early clicks count', async () => {
  const container = receive()
  let come: () => void = () => undefined
  const visitor = new Promise<void>((resolve) => (come = resolve))
  render(
    <DeferredHydration after={() => visitor}>{(root) => <Part root={root} />}</DeferredHydration>,
    { container, hydrate: true },
  )
  const sent = button('copy')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(container.querySelector('[data-static]')).not.toBeNull()
  window.earlyClicks?.add(sent)
  come()
  await waitFor(() => expect(heard).toEqual(['copy']))
  expect(button('copy')).toBe(sent)
})
