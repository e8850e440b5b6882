import { untilLoaded } from './until-loaded'

test('what cannot be had is tried again with the next connection', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code')
  const loading = untilLoaded(load)
  await Promise.resolve()
  expect(load).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
  await expect(loading).resolves.toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
})
