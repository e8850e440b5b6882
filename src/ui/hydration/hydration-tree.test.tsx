import { useState } from 'react'
import { act, render, screen } from '@testing-library/react'
import { DeferredHydration } from './deferred-hydration'
import { markInitialRender } from './hydration-queue'
import { useIsHydrating } from './hydration-tree'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Whether each part hydrated the server's HTML when it was mounted. */
const hydrated = new Map<string, boolean>()

function Part({ name }: { name: string }) {
  const [isHydrating] = useState(useIsHydrating())
  hydrated.set(name, isHydrating)
  return <p>{name}</p>
}

function Opener({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <button type="button" onClick={() => setOpen(true)}>{`Open ${name}`}</button>
      {isOpen ? <Part name={`panel of ${name}`} /> : null}
    </div>
  )
}

const page = (name: string) => (
  <main key={name}>
    <Part name={`head of ${name}`} />
    {['first', 'second'].map((part) => (
      <DeferredHydration key={part}>
        {(root) => (
          <div {...root}>
            <Part name={`${part} part of ${name}`} />
            <Opener name={part} />
          </div>
        )}
      </DeferredHydration>
    ))}
  </main>
)

const sentPart = (part: string) =>
  `<!--$--><div data-static=""><p>${part} part of home</p><div><button type="button">Open ${part}</button></div></div><!--/$-->`

const hydrateNext = () => act(() => jest.advanceTimersToNextTimerAsync())

test('what the server has sent is hydrated; panels and later pages are not, whatever still waits', async () => {
  const container = document.createElement('div')
  container.id = '___gatsby'
  container.innerHTML = `<main><p>head of home</p>${sentPart('first')}${sentPart('second')}</main>`
  document.body.append(container)
  const { rerender } = render(page('home'), { container, hydrate: true })
  markInitialRender()
  await hydrateNext()
  act(() => screen.getByRole('button', { name: 'Open first' }).click())
  rerender(page('products'))

  expect(Object.fromEntries(hydrated)).toEqual({
    'head of home': true,
    'first part of home': true,
    'panel of first': false,
    'head of products': false,
    'first part of products': false,
    'second part of products': false,
  })
})
