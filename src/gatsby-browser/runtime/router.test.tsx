import { act, render, screen } from '@testing-library/react'
import { globalHistory, Location, navigate, pick, Router, type RouterLocation } from './router'

const Page = ({ location }: { location?: RouterLocation }) => <h1>{location?.pathname}</h1>

const Site = () => (
  <Location>
    {({ location }) => (
      <Router location={location} id="wrapper">
        <Page />
      </Router>
    )}
  </Location>
)

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const go = (...step: Parameters<typeof navigate>) =>
  act(async () => {
    void navigate(...step)
    await frame()
  })
const page = () => screen.getByRole('heading').textContent

beforeEach(() => void navigate('/products', { replace: true }))

test('shows the page of the address, and gives the focus to the next one', async () => {
  render(<Site />)
  expect(page()).toBe('/products')
  expect(document.body).toHaveFocus()
  await go('/products?materials[]=7')
  expect(document.body).toHaveFocus()
  await go('/services')
  expect(page()).toBe('/services')
  expect(document.getElementById('wrapper')).toHaveFocus()
})

test('the focused element in content loses the focus before the content is replaced, and keeps it where it stays', async () => {
  render(
    <main>
      <Site />
      <button>Compare</button>
    </main>,
  )
  const button = screen.getByRole('button')
  const left: (string | null)[] = []
  button.addEventListener('blur', () => left.push(page()))
  button.focus()
  await go('/products?materials[]=7')
  expect(button).toHaveFocus()
  await go('/services')
  expect(left).toEqual(['/products'])
})

test('a step can take the place of the one before, and says what it was', async () => {
  render(<Site />)
  const told = jest.fn()
  const stop = globalHistory.listen(told)
  const { length } = window.history
  await go('/news', { replace: true, state: { from: 'a' } })
  expect(window.history).toHaveLength(length)
  expect(told).toHaveBeenCalledWith({
    action: 'PUSH',
    location: expect.objectContaining({
      pathname: '/news',
      state: expect.objectContaining({ from: 'a' }),
    }),
  })
  stop()
  await go('/services')
  expect(told).toHaveBeenCalledTimes(1)
})

test('steps that the browser takes by itself are followed', async () => {
  render(<Site />)
  await act(async () => {
    window.history.replaceState(null, '', '/es_eu/%C3%A9')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await frame()
  })
  expect(page()).toBe('/es_eu/%C3%A9')
  expect(globalHistory.location.key).toBe('initial')
})

test('patterns are not known', () => {
  expect(pick([])).toBeNull()
  expect(() => pick([{ path: '/app/*' }])).toThrow('docs/gatsby.md')
})
