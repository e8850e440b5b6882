import { useState } from 'react'
import { act, render, screen } from '@testing-library/react'
import { Hydrate, PageIslands } from './hydrate'
import { useIsHydrating, useServerText } from './hydrating'
import { markInitialRender } from './queue'

const write = jest.fn((day: string) => `on ${day}`)

const Day = ({ day }: { day: string }) => (
  <time {...useServerText(day, () => write(day))} dateTime={day} />
)

afterEach(() => document.body.replaceChildren())

test('the server’s text is not written again, until it says something else', () => {
  const container = document.createElement('div')
  container.id = '___gatsby'
  container.innerHTML = '<time datetime="Monday">as sent</time>'
  document.body.append(container)
  const { rerender } = render(<Day day="Monday" />, { container, hydrate: true })
  rerender(<Day day="Monday" />)
  expect(screen.getByText('as sent')).toBeVisible()
  expect(write).not.toHaveBeenCalled()
  rerender(<Day day="Tuesday" />)
  expect(screen.getByText('on Tuesday')).toBeVisible()
})

test('a component that only the browser renders is written', () => {
  render(<Day day="Monday" />)
  expect(screen.getByText('on Monday')).toBeVisible()
})

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
      <Hydrate key={part} when="now">
        {(root) => (
          <div {...root}>
            <PageIslands fromTop={false}>
              <Part name={`${part} part of ${name}`} />
              <Opener name={part} />
            </PageIslands>
          </div>
        )}
      </Hydrate>
    ))}
  </main>
)

const sentPart = (part: string) =>
  `<!--$--><div data-static=""><p>${part} part of home</p><div><button type="button">Open ${part}</button></div></div><!--/$-->`

const hydrateNext = () => act(() => jest.advanceTimersToNextTimerAsync())

test('the server’s HTML is hydrated; panels and later pages are not, whatever still waits', async () => {
  jest.useFakeTimers()
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
  jest.useRealTimers()
})
