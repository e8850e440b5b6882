import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { startSampleService } from './testing/sample-service'

const root = join(__dirname, '../..')

/** Runs the command as npm does, and returns its exit code and output. */
const run = (...parameters: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/content-check.ts', ...parameters],
      {
        cwd: root,
        env: { ...process.env, CONTENT_API_URL: '', PRODUCT_DATA_URL: '', CONTENT_API_TOKEN: '' },
      },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })

describe('npm run content:check', () => {
  it('exits with 2 and the reason when nothing answers', async () => {
    const { code, output } = await run('http://127.0.0.1:1/api')
    expect(code).toBe(2)
    expect(output).toContain('http://127.0.0.1:1/api/sites.json: ')
    expect(output).not.toMatch(/^\s+at /m)
  })

  it('exits with 2 and the reason when the address is none', async () => {
    const { code, output } = await run('content')
    expect(code).toBe(2)
    expect(output).toContain('The content address "content" is not a web address.')
  })

  it('exits with 0 without violations, and with 1 and all of them with some', async () => {
    const service = await startSampleService()
    try {
      expect(await run(service.contentUrl)).toMatchObject({ code: 0 })
      service.patch('/pt_sa/navigation.json', 'mainNavigation.0.title', '')
      const { code, output } = await run(service.contentUrl)
      expect(code).toBe(1)
      expect(output).toContain(
        [
          '/{site}/navigation.json  mainNavigation[].title  (1× in pt_sa)',
          '    expected a text that is not empty',
          '    got "" at /pt_sa/navigation.json mainNavigation[0].title',
          '    → Correct the answer; docs/content-api.yaml says what it must be.',
        ].join('\n'),
      )
      expect(output).toMatch(/1 violation, \d+ warnings? in 12 sites/)
      expect(output).toMatch(/; product data: not checked\n$/)
    } finally {
      await service.close()
    }
  })

  it('shows values and keys of a service so that they steer no terminal', async () => {
    const service = await startSampleService()
    try {
      service.patch('/pt_sa/navigation.json', 'mainNavigation.0.title', ['\u001B[2J\u009B\u202E'])
      service.patch('/de_eu/navigation.json', 'mainNavigation', {
        '\u001B]0;x\u0007': '\u2028',
      })
      const { code, output } = await run(service.contentUrl)
      expect(code).toBe(1)
      expect(output).toContain('got ["\\u001b[2J\\u009b\\u202e"]')
      expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
    } finally {
      await service.close()
    }
  })
})
