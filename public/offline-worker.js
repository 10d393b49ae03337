// Answers for the server where it cannot be reached, with what a member saved on this device. Online every
// page is the server's: nothing that it sends is stored here, and nothing that is stored takes its place.

const CACHE = 'loadpath-offline'
const LIST = '/offline'
/** What is saved: without it, everything is compared with the server at the next page. */
const RECORD = '/offline/saved.json'

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(begin()))

async function begin() {
  // The server is asked while this script wakes up, so that it holds up no page.
  if (self.registration.navigationPreload) await self.registration.navigationPreload.enable()
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (pathname === '/api/logout') event.waitUntil(caches.delete(CACHE))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(page(event, pathname))
  // A file of a build never changes: the stored one is the same.
  else if (pathname.startsWith('/_next/static/') && isSaved(request)) event.respondWith(file(request))
  else if (request.destination === 'image') event.respondWith(picture(request))
})

const isSaved = ({ destination }) => destination === 'style' || destination === 'font'

async function page(event, pathname) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(compare(answer, pathname))
    return answer
  } catch {
    return (await caches.match(pathname)) ?? (await caches.match(LIST)) ?? Response.error()
  }
}

/** What the server does not show to this member any more is not shown without it either. */
async function compare({ status }, pathname) {
  if (status !== 404 || !(await caches.has(CACHE))) return
  const cache = await caches.open(CACHE)
  if (await cache.delete(pathname)) await cache.delete(RECORD)
}

const file = async (request) => (await caches.match(request.url)) ?? fetch(request)

async function picture(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request.url)) ?? Response.error()
  }
}
