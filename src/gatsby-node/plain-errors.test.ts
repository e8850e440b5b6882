import { withPlainErrors } from './plain-errors'

/** The message of a hook that ends the build. */
async function lastWords(hook: () => Promise<void>): Promise<string> {
  const said: string[] = []
  const reporter = {
    warn: () => undefined,
    panicOnBuild: (message: string) => void said.push(message),
  }
  await withPlainErrors(hook)({ reporter })
  return said.join()
}

test('a hook that fails ends the build with its message and no source', async () => {
  const thrown = new Error('The site de_eu has no navigation.\u001b[2J')
  const words = await lastWords(() => Promise.reject(thrown))
  expect(words).toMatch(/^Error: The site de_eu has no navigation\./)
  expect(words).not.toContain('\u001b')
  expect(words).not.toContain('Promise.reject(')
})

test('a hook that does not fail says nothing', async () => {
  expect(await lastWords(() => Promise.resolve())).toBe('')
})
