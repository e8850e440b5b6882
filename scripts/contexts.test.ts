import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/*
 * Netlify's own command reads netlify.toml for a context and starts the build. Here it starts a program that
 * prints the environment of a build. The folder has no Gatsby, because Netlify would fetch a plugin for it.
 */

const TIMEOUT_MS = 120_000
const TOKEN = 'token-of-an-editor'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contexts-'))
  await cp('netlify.toml', join(folder, 'netlify.toml'))
  await mkdir(join(folder, 'src/functions'), { recursive: true })
  const [tsx, program] = ['node_modules/tsx/dist/cli.mjs', 'scripts/testing/say-environment.ts']
  const scripts = { build: `node ${resolve(tsx)} ${resolve(program)}` }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, scripts }))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs `netlify build` in a context, with a preview token in the environment. */
const netlifyBuild = (context: string) =>
  new Promise<{ readonly failed: boolean; readonly output: string }>((done) => {
    execFile(
      process.execPath,
      [resolve('node_modules/netlify-cli/bin/run.js'), 'build', '--offline', '--context', context],
      { cwd: folder, env: { ...process.env, CI: '1', CONTENT_API_TOKEN: TOKEN } },
      (error, stdout, stderr) => done({ failed: error !== null, output: stdout + stderr }),
    )
  })

test(
  'a build for production refuses a preview token, and shows it nowhere',
  async () => {
    const { failed, output } = await netlifyBuild('production')
    expect(failed).toBe(true)
    expect(output).toContain('CONTENT_API_TOKEN: expected none in the context production')
    expect(output).not.toContain(TOKEN)
  },
  TIMEOUT_MS,
)

test.each(['deploy-preview', 'branch-deploy'])(
  'a build for the context %s has drafts, is closed to search engines, and may lack pages',
  async (context) => {
    const { failed, output } = await netlifyBuild(context)
    expect([failed, failed && output]).toEqual([false, false])
    const [line = ''] = /^\{.*\}$/m.exec(output) ?? []
    expect(JSON.parse(line)).toMatchObject({
      CONTENT_API_TOKEN: TOKEN,
      ALLOW_REMOVALS: '1',
      isOpen: false,
    })
  },
  TIMEOUT_MS,
)
