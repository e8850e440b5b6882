import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { ContentDirectory } from './testing/content-directory'

const MAIN = path.join(__dirname, 'main.ts')

/** Runs the command with variables. Gives its output so far, and its exit code. */
const run = (variables: Record<string, string>) => {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { ...process.env, ...variables },
  })
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (output.text += data.toString()))
  }
  return { child, output, ended: once(child, 'exit') }
}

const takenPort = async () => {
  const blocker = createServer()
  blocker.listen(0, 'localhost')
  await once(blocker, 'listening')
  const address = blocker.address()
  if (address === null || typeof address === 'string') throw new Error('The test needs a port.')
  return { port: String(address.port), free: () => blocker.close() }
}

let directory: ContentDirectory
beforeAll(async () => {
  directory = await ContentDirectory.create({ 'media/alpha.jpg': '' })
})
afterAll(() => directory.remove())

describe('npm run content', () => {
  it('names a port that is taken and the variable that sets it', async () => {
    const { port, free } = await takenPort()
    const { output, ended } = run({ CONTENT_DIRECTORY: directory.path, CONTENT_PORT: port })
    const [code]: unknown[] = await ended
    free()
    expect(code).toBe(1)
    expect(output.text.trim()).toBe(
      `Content service: Port ${port} is taken. Set CONTENT_PORT to a free port.`,
    )
  })

  it('names a variable that is wrong', async () => {
    const { output, ended } = run({ CONTENT_PORT: 'eighty' })
    const [code]: unknown[] = await ended
    expect(code).toBe(1)
    expect(output.text.trim()).toBe(
      'Content service: CONTENT_PORT must be a whole number from 0 to 65535, not "eighty".',
    )
  })

  it('prints its address, and ends when told', async () => {
    const { port, free } = await takenPort()
    free()
    const { child, output, ended } = run({ CONTENT_DIRECTORY: directory.path, CONTENT_PORT: port })
    while (!output.text.includes('\n')) await once(child.stdout, 'data')
    expect(output.text.trim()).toBe(`Content service: http://localhost:${port}/api`)
    expect((await fetch(`http://localhost:${port}/api/sites.json`)).status).toBe(200)
    child.kill('SIGTERM')
    const [code]: unknown[] = await ended
    expect(code).toBe(0)
  })
})
