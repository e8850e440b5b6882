import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { CopyLink } from './copy-link'

test('copies the address of the page without its query, and says so', async () => {
  const visitor = userEvent.setup()
  window.history.replaceState(null, '', '/services/articles/dust?utm=1#2-limits')
  renderOnSite(<CopyLink />)
  await visitor.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Link copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('http://localhost/services/articles/dust')
})
