import { fireEvent, screen } from '@testing-library/react'
import { watchConnection } from './connection'

test('the message about a lost connection comes with a touch, not with a page that moves below the pointer', async () => {
  watchConnection()
  fireEvent.pointerOver(document.body)
  // An earlier request would have loaded it by now.
  await import('./offline/show-offline')
  await Promise.resolve()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  fireEvent.pointerMove(document.body)
  expect(await screen.findByRole('status')).toBeEmptyDOMElement()
})
