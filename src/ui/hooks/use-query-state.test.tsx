import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useQueryState } from './use-query-state'

function Materials() {
  const [query, write] = useQueryState()
  const chosen = query.getAll('materials[]')
  return (
    <>
      <output>{chosen.join(' ')}</output>
      <button onClick={() => write({ 'materials[]': [...chosen, '2'] })}>replace</button>
      <button onClick={() => write({ 'materials[]': [...chosen, '2'] }, 'push')}>push</button>
      <button onClick={() => write({ 'materials[]': chosen }, 'push')}>same</button>
    </>
  )
}

const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const press = async (name: string) => {
  await userEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body)
}
const address = () => window.location.pathname + window.location.search + window.location.hash

beforeEach(() => window.history.replaceState({ kept: true }, '', '/a?x=%20&materials[]=1#place'))

test('renders first as on the server, for which all addresses are the same', () => {
  const rendered: string[][] = []
  renderHook(() => rendered.push(useQueryState()[0].getAll('materials[]')))
  expect([rendered[0], rendered.at(-1)]).toEqual([[], ['1']])
})

test('reads the address, and all who ask read the same', async () => {
  render(
    <>
      <Materials />
      <Materials />
    </>,
  )
  expect(shown()).toEqual(['1', '1'])
  await press('replace')
  expect(shown()).toEqual(['1 2', '1 2'])
})

test('replaces the address without a step, and keeps all else of it', async () => {
  render(<Materials />)
  const { length } = window.history
  await press('replace')
  expect(address()).toBe('/a?x=+&materials[]=1&materials[]=2#place')
  expect(window.history.state).toEqual({ kept: true })
  expect(window.history).toHaveLength(length)
})

test('a pushed change is a step that going back and forward takes', async () => {
  render(<Materials />)
  await press('push')
  expect(shown()).toEqual(['1 2'])
  const step = (go: () => void) =>
    act(async () => {
      const arrived = new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true })
      })
      go()
      await arrived
    })
  await step(() => window.history.back())
  expect(shown()).toEqual(['1'])
  await step(() => window.history.forward())
  expect(shown()).toEqual(['1 2'])
})

test('an unchanged value is no step', async () => {
  render(<Materials />)
  const { length } = window.history
  await press('same')
  expect(window.history).toHaveLength(length)
  expect(address()).toBe('/a?x=%20&materials[]=1#place')
})

test('a router that changes the address renders again, and the state follows', () => {
  const { rerender } = render(<Materials />)
  window.history.pushState(null, '', '/a?materials[]=7')
  rerender(<Materials />)
  expect(shown()).toEqual(['7'])
})
