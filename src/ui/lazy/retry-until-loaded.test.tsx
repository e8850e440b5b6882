import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { registerMessages } from '../../sites'
import english from '../../sites/messages/en.json'
import { retryUntilLoaded } from './retry-until-loaded'

test.each(['online', 'pointerdown', 'keydown'])(
  'code that fails to load is tried again when the window gets the event %s',
  async (type) => {
    const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code')
    const loading = retryUntilLoaded(load)
    await Promise.resolve()
    expect(load).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event(type))
    await expect(loading).resolves.toBe('code')
    expect(load).toHaveBeenCalledTimes(2)
  },
)

test('once it is there, nothing is fetched again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code')
  const loading = retryUntilLoaded(load)
  await Promise.resolve()
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('keydown'))
  await loading
  window.dispatchEvent(new Event('pointerdown'))
  await Promise.resolve()
  expect(load).toHaveBeenCalledTimes(2)
})

test('when a reload did not help, it is said until the next try', async () => {
  sessionStorage.setItem('chunk-failure-reload', String(Date.now()))
  registerMessages('en', english)
  document.documentElement.lang = 'en'
  const gone = new Error('Loading chunk 7 failed.')
  const loading = retryUntilLoaded(jest.fn().mockRejectedValueOnce(gone).mockResolvedValue('code'))
  expect(await screen.findByRole('alert')).toHaveTextContent(english.chrome.loadFailed)
  await userEvent.click(screen.getByRole('button', { name: english.error.retry }))
  await expect(loading).resolves.toBe('code')
  expect(screen.queryByRole('alert')).toBeNull()
})
