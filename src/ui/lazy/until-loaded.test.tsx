import { untilLoaded } from './until-loaded'

test.each(['online', 'pointerdown', 'keydown'])(
  'what cannot be had is tried again when the window tells of %s',
  async (type) => {
    const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code')
    const loading = untilLoaded(load)
    await Promise.resolve()
    expect(load).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event(type))
    await expect(loading).resolves.toBe('code')
    expect(load).toHaveBeenCalledTimes(2)
  },
)

test('once it is there, nothing is fetched again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code')
  const loading = untilLoaded(load)
  await Promise.resolve()
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('keydown'))
  await loading
  window.dispatchEvent(new Event('pointerdown'))
  await Promise.resolve()
  expect(load).toHaveBeenCalledTimes(2)
})
