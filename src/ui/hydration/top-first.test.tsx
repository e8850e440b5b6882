import { act, render, screen } from '@testing-library/react'
import { DeferredHydration } from './deferred-hydration'
import { TopFirst } from './top-first'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const page = (fromTop: boolean, parts = ['Overview', 'Versions', 'Documents']) => (
  <TopFirst fromTop={fromTop}>
    <h1>Arcus</h1>
    {parts.map((name) => (
      <DeferredHydration key={name}>
        {(root) => (
          <section {...root}>
            <h2>{name}</h2>
            <DeferredHydration>
              {(inner) => <h3 {...inner}>{`${name} in detail`}</h3>}
            </DeferredHydration>
          </section>
        )}
      </DeferredHydration>
    ))}
  </TopFirst>
)
const shown = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
const whole = (name: string) => [name, `${name} in detail`]
const nextTask = () => act(() => jest.advanceTimersToNextTimerAsync())

test('the top of a page that a link has led to comes first, the other parts one by one', async () => {
  render(page(true))
  expect(shown()).toEqual(['Arcus', ...whole('Overview')])
  await nextTask()
  expect(shown()).toEqual(['Arcus', ...whole('Overview'), ...whole('Versions')])
  await nextTask()
  expect(shown()).toEqual(['Arcus', ...['Overview', 'Versions', 'Documents'].flatMap(whole)])
})

test('a part that comes to the page later is there at once', async () => {
  const { rerender } = render(page(true, ['Overview']))
  await nextTask()
  rerender(page(true, ['Overview', 'Versions']))
  expect(shown()).toEqual(['Arcus', ...whole('Overview'), ...whole('Versions')])
})

test('who comes back has the whole page at once', () => {
  render(page(false))
  expect(shown()).toEqual(['Arcus', ...['Overview', 'Versions', 'Documents'].flatMap(whole)])
})
