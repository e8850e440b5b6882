import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { startServer } from '../../scripts/server'
import { TESTED_BUILD } from '../support/tested-build'

/** A website that works offline: its worker caches the page and shows no other. */
const oldSite = (worker: string) => ({
  'index.html': `<!doctype html><title>Old</title><h1>Old site</h1>
    <script>navigator.serviceWorker.register('/${worker}')</script>`,
  [worker]: `
    self.addEventListener('install', (event) => event.waitUntil(
      caches.open('pages').then((cache) => cache.add('/')).then(() => self.skipWaiting())))
    self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
    self.addEventListener('fetch', (event) => {
      if (event.request.mode === 'navigate') event.respondWith(caches.match('/'))
    })`,
})

/** The same address with this site's worker and the headers of the build. */
const newPage = '<!doctype html><title>New</title><h1>New site</h1>'

for (const worker of ['sw.js', 'service-worker.js', 'ngsw-worker.js']) {
  test(`Old worker: /${worker} of an earlier website leaves the browser, and the new site is shown`, async ({
    page,
  }) => {
    const work = mkdtempSync(path.resolve('.build/old-worker-'))
    const [current, next] = [path.join(work, 'current'), path.join(work, 'next')]
    for (const folder of [current, next]) mkdirSync(folder)
    for (const [name, text] of Object.entries(oldSite(worker)))
      writeFileSync(path.join(current, name), text)
    writeFileSync(path.join(next, 'index.html'), newPage)
    for (const name of ['sw.js', '_headers']) {
      copyFileSync(path.join(TESTED_BUILD, name), path.join(next, name))
    }
    const server = await startServer({ port: 0, publicDir: current, functionsEnvironment: {} })
    try {
      const heading = page.getByRole('heading', { level: 1 })
      await page.goto(server.address)
      await page.evaluate(async () => {
        const { serviceWorker } = navigator
        if (serviceWorker.controller) return
        await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve))
      })
      renameSync(current, path.join(work, 'old'))
      renameSync(next, current)

      let documents = 0
      page.on('framenavigated', () => (documents += 1))
      // The old worker answers this request, and the browser looks for a new worker.
      await page.reload()
      await expect(heading).toHaveText('New site')
      await expect
        .poll(() =>
          page.evaluate(async () => [
            (await navigator.serviceWorker.getRegistrations()).length,
            (await caches.keys()).length,
          ]),
        )
        .toEqual([0, 0])
      await page.waitForLoadState('networkidle')
      expect(documents).toBe(2)
    } finally {
      await server.close()
      rmSync(work, { recursive: true })
    }
  })
}
