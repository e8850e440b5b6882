import { isChunkFailure, reloadAfterChunkFailure, type Reloading } from './chunk-failure'

const failure = new Error('Loading chunk 42 failed.\n(error: https://www.example.com/42.js)')

/** A browser tab whose clock stands where it is put. */
const tab = (changes: Partial<Reloading> = {}) => {
  const kept = new Map<string, string>()
  const reload = jest.fn()
  let time = 1_000_000
  const browser = (): Reloading => ({
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    },
    isOnline: () => true,
    now: () => time,
    reload,
    ...changes,
  })
  return { reload, browser, wait: (milliseconds: number) => (time += milliseconds) }
}

test('knows what webpack says of a missing chunk from other errors', () => {
  const named = Object.assign(new Error('x'), { name: 'ChunkLoadError' })
  expect([failure, named, new Error('Loading CSS chunk 7 failed.')].every(isChunkFailure)).toBe(
    true,
  )
  expect([new Error('Loading failed'), 'Loading chunk 1 failed', null].some(isChunkFailure)).toBe(
    false,
  )
})

test('reloads the page, at most once per 60 seconds', () => {
  const { reload, browser, wait } = tab()
  expect(reloadAfterChunkFailure(failure, browser)).toBe(true)
  expect(reloadAfterChunkFailure(failure, browser)).toBe(false)
  wait(59_999)
  expect(reloadAfterChunkFailure(failure, browser)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  wait(1)
  expect(reloadAfterChunkFailure(failure, browser)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('leaves the page alone after other errors, offline, and where nothing can be remembered', () => {
  const blocked = () => {
    throw new DOMException('no storage', 'SecurityError')
  }
  const tabs = [
    { ...tab(), error: new Error('other') },
    { ...tab({ isOnline: () => false }), error: failure },
    { ...tab({ storage: { getItem: () => null, setItem: blocked } }), error: failure },
  ]
  for (const { error, browser, reload } of tabs) {
    expect(reloadAfterChunkFailure(error, browser)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  }
})
