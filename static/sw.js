/*
 * An earlier website of the domain may have left a service worker in browsers, which goes on showing its pages. A browser
 * asks for the worker's script again, finds this one in its place, and is rid of both: this site has none.
 * Other names of such scripts lead here (netlify.toml).
 */
self.addEventListener('install', () => self.skipWaiting())

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
  const pages = await self.clients.matchAll({ type: 'window' })
  // Not waited for: a page would wait for the worker, and the worker for the page.
  for (const page of pages) void page.navigate(page.url)
}

self.addEventListener('activate', (event) => event.waitUntil(leave()))
