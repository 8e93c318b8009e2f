import { locales } from '@fitout/contract/locales.ts'
import { localise, offlinePath, splitLocale } from '@fitout/contract/storefront-paths.ts'
import { storedFiles } from './cached-files.ts'
import { type Fetching, worker } from './worker-scope.ts'

const offlinePages = storedFiles('fitout-offline', locales.length)
const pages = storedFiles('fitout-pages', 60)
const assets = storedFiles('fitout-assets', 200)
const office = storedFiles('fitout-office', 200)

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([...locales.map(fetchOfflinePage), worker.skipWaiting()]))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()]))
})

// Only pages and the built files, and the single page of the back office, which contains no data: a foreman opens it offline.
// The API and pictures bypass the service worker.
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET') return
  // Whatever the origin: a page gets built files from the shop or from its CDN, and its policy allows no other.
  const [built, ofOffice] = /\/(admin\/)?assets\/[\w.-]+$/.exec(pathname) ?? []
  if (built && request.mode !== 'navigate') {
    event.respondWith(cachedOrFetched(event, ofOffice ? office : assets))
  } else if (origin !== worker.location.origin) {
    return
  } else if (request.mode === 'navigate' && !/^\/(?:api|admin|media)(?:\/|$)/.test(pathname)) {
    event.respondWith(fromNetworkFirst(event))
  } else if (/^\/admin\/?$/.test(pathname)) {
    event.respondWith(officePage(event))
  }
})

async function fetchOfflinePage(locale: (typeof locales)[number]): Promise<void> {
  const path = localise(offlinePath, locale)
  const response = await fetch(path, { cache: 'no-store' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  await offlinePages.keep(path, response)
}

async function fromNetworkFirst(event: Fetching): Promise<Response> {
  const { request } = event
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request))
    if (mayBeCached(response)) event.waitUntil(pages.keep(request.url, response.clone()))
    return response
  } catch {
    const { locale } = splitLocale(new URL(request.url).pathname)
    const kept = (await pages.find(request.url)) ?? (await offlinePages.find(localise(offlinePath, locale)))
    return kept ?? Response.error()
  }
}

/** Public pages only: private pages and errors have `no-store`. */
function mayBeCached(response: Response): boolean {
  const isPublic = !/no-store|private/.test(response.headers.get('Cache-Control') ?? 'no-store')
  return response.status === 200 && response.type === 'basic' && !response.redirected && isPublic
}

/** The current page of the back office, or offline the cached one. */
async function officePage(event: Fetching): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    if (response.ok) event.waitUntil(office.keep('/admin', response.clone()))
    return response
  } catch {
    return (await office.find('/admin')) ?? Response.error()
  }
}

/** A built file never changes under its name, so that a new release cannot be mistaken for an old one. */
async function cachedOrFetched(event: Fetching, files: typeof assets): Promise<Response> {
  const { url } = event.request
  const kept = await files.find(url)
  if (kept) return kept
  const response = await fetch(readable(event.request))
  if (response.ok) event.waitUntil(files.keep(url, response.clone()))
  return response
}

/** A page requests a cross-origin style sheet as an opaque answer, which does not even show whether it exists. */
function readable(request: Request): Request {
  const isOwn = new URL(request.url).origin === worker.location.origin
  return isOwn || request.mode !== 'no-cors' ? request : new Request(request.url, { mode: 'cors', credentials: 'omit' })
}
