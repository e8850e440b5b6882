import { execFile } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { promisify } from 'node:util'
import { shownLines } from './run-process'

const HOSTILE = String.raw`A \u001B[2Jtitle\u0007\u009B\u202E\rB`
const SHOWN = String.raw`A \u001b[2Jtitle\u0007\u009b\u202e\rB`

/** The output of a command that runs some code. */
async function printed(code: string): Promise<string> {
  const source = `const { complain, CliError, say } = require('./scripts/cli')\n${code}`
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type', 'commonjs', '--eval', source],
    { env: { ...process.env, FORCE_COLOR: undefined } },
  )
  return stdout + stderr
}

test('nothing that a command says or complains of steers the terminal', async () => {
  const output = await printed(
    `say('one\\n${HOSTILE}')
     complain('${HOSTILE}')
     complain(new CliError('${HOSTILE}'))
     complain(new Error('${HOSTILE}', { cause: { reason: '${HOSTILE}' } }))`,
  )
  const [one, two, three, four, five = '', ...stack] = output.split('\n')
  expect([one, two, three, four]).toEqual(['one', SHOWN, SHOWN, SHOWN])
  expect(five).toBe(`Error: ${SHOWN}`)
  expect(stack.join('')).toMatch(/ at .*reason:/)
  expect(stack.join('')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
})

test('the lines of a program are passed on without colours, those that are to be shown', async () => {
  const lines: string[] = []
  const output = new PassThrough()
  shownLines(
    output,
    (line) => lines.push(line),
    (line) => line !== 'hidden',
  )
  output.end('\u001B[32msuccess\u001B[39m pages\nhidden\nlast\n')
  await new Promise((done) => output.on('close', done))
  expect(lines).toEqual(['success pages', 'last'])
})
