import { render, screen } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { useElementId } from './use-element-id'

const Named = ({ name }: { name: string }) => {
  const id = useElementId()
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id}>{name}</p>
    </div>
  )
}

test('elements of several roots and of portals keep their own names', () => {
  render(<Named name="page" />)
  render(
    <>
      <Named name="other root" />
      {createPortal(<Named name="portal" />, document.body)}
    </>,
  )
  for (const name of ['page', 'other root', 'portal']) {
    expect(screen.getByRole('group', { name })).toHaveTextContent(name)
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
})
