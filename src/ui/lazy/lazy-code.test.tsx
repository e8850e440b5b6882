import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { registerMessages } from '../../sites'
import english from '../../sites/messages/en.json'
import { lazyCode } from './lazy-code'

const gone = new Error('Loading chunk 7 failed.')

test('code that fails to load for a press is reported, and used when it loads', async () => {
  sessionStorage.setItem('chunk-failure-reload', String(Date.now()))
  registerMessages('en', english)
  document.documentElement.lang = 'en'
  const load = jest.fn().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone)
  const act = jest.fn()
  lazyCode<string>(load.mockResolvedValue('code')).use(act)
  for (const attempts of [1, 2]) {
    expect(await screen.findByRole('alert')).toHaveTextContent(english.chrome.loadFailed)
    expect(load).toHaveBeenCalledTimes(attempts)
    await userEvent.click(screen.getByRole('button', { name: english.error.retry }))
  }
  expect(act.mock.calls).toEqual([['code']])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a download ahead of time fails without a word', async () => {
  const load = jest.fn().mockRejectedValueOnce(gone).mockResolvedValue('code')
  const code = lazyCode<string>(load)
  code.preload()
  await expect(load.mock.results[0]?.value).rejects.toBe(gone)
  expect(screen.queryByRole('alert')).toBeNull()
  await expect(code.load()).resolves.toBe('code')
})
