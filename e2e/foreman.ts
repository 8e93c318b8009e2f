import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Call } from '@fitout/contract/client.ts'
import { signInStaff } from '@fitout/contract/staff/session.ts'
import { addStaff } from '@fitout/contract/staff/staff.ts'
import type { Page, Request } from 'playwright-core'
import { inject } from 'vitest'
import { authenticatorCode } from './authenticator.ts'
import type { TestBrowser } from './browser.ts'

/** A foreman on a phone, who can open what it stores offline. */
export type Foreman = { page: Page; id: string }

/** Adds a foreman and signs in with the cookies of a new phone; no page is opened. */
export async function enterAsForeman(browser: TestBrowser, owner: Call, language: string): Promise<Foreman> {
  const email = `foreman-${crypto.randomUUID()}@studio.example`
  const { data: person } = await owner(addStaff, { body: { name: 'Chan Tai Man', email, role: 'site' } })
  const page = await browser.visit({ width: 'phone', language, mayKeepPages: true, withPictures: true })
  const credentials = { email, password: person.first_password }
  const { data } = await signIn(page, credentials)
  await signIn(page, { ...credentials, code: authenticatorCode(data.secret) })
  return { page, id: person._id }
}

async function signIn(page: Page, data: { email: string; password: string; code?: string }) {
  const headers = { Origin: inject('shopUrl'), 'X-Storefront': '1' }
  const answer = await page.context().request.post(`${inject('shopUrl')}/api${signInStaff.path}`, { headers, data })
  if (!answer.ok()) throw new Error(`Signing in answers ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as { data: { secret: string } }
}

const rooms = join(import.meta.dirname, '../api/database/seed/media/rooms')
const asFromPhone = 4 * 1024 * 1024

/** Pictures of rooms in a folder of their own, each as large as a phone makes them. */
export async function takePhotographs(count: number): Promise<{ paths: string[]; drop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'fitout-photographs-'))
  const names = (await readdir(rooms)).filter((name) => name.endsWith('.jpg')).slice(0, count)
  const paths = names.map((name) => join(folder, name))
  for (const path of paths) {
    const picture = await readFile(join(rooms, basename(path)))
    // Bytes after the end of a picture are ignored.
    await writeFile(path, Buffer.concat([picture, Buffer.alloc(Math.max(0, asFromPhone - picture.length))]))
  }
  return { paths, drop: () => rm(folder, { recursive: true, force: true }) }
}

/**
 * The network of a site: 1.6 megabits per second down, 750 kilobits up. In `npm test` it is eight times as fast, which only
 * shortens the seconds that pictures take.
 */
export async function slowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const times = inject('isThorough') ? 1 : 8
  const speed = { latency: 150, downloadThroughput: times * 200_000, uploadThroughput: times * 94_000 }
  await session.send('Network.emulateNetworkConditions', { offline: false, ...speed })
}

/** Cuts the network during each request of the page, once, and restores it. Returns how often it did. */
export function interrupting(page: Page): () => number {
  let cuts = 0
  let isRepeated = false
  const isSent = (request: Request) => request.method() === 'POST'
  page.on('request', (request) => {
    if (!isSent(request) || isRepeated) return
    isRepeated = true
    cuts += 1
    // The page may be closed before a finished request is reported.
    interrupt(page, request).catch(() => undefined)
  })
  page.on('requestfinished', (request) => {
    if (isSent(request)) isRepeated = false
  })
  return () => cuts
}

async function interrupt(page: Page, request: Request): Promise<void> {
  const isThis = (one: Request) => one === request
  const ended = Promise.race([page.waitForEvent('requestfailed', isThis), page.waitForEvent('requestfinished', isThis)])
  await page.context().setOffline(true)
  // A request that has ended meanwhile is not reported again.
  await ended.catch(() => undefined)
  await page.context().setOffline(false)
}

/**
 * Lets the next request of a page fail late: the network returns while the page still waits for it. Resolves with the
 * milliseconds until it was sent again.
 */
export async function failLate(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const send = globalThis.fetch
    let failedAt: number | undefined
    globalThis.fetch = (request, options) => {
      const isSent = request instanceof Request && request.method === 'POST'
      if (!isSent || document.documentElement.dataset['sentAgainAfter']) return send(request, options)
      if (failedAt !== undefined) {
        document.documentElement.dataset['sentAgainAfter'] = String(performance.now() - failedAt)
        return send(request, options)
      }
      dispatchEvent(new Event('online'))
      return new Promise((_resolve, reject) => {
        setTimeout(() => {
          failedAt = performance.now()
          reject(new TypeError('The network went away'))
        }, 300)
      })
    }
  })
  return async () => Number(await page.evaluate(() => document.documentElement.dataset['sentAgainAfter']))
}

/** Loses the answer to each request of a page, once: it has arrived, and the page does not know. Returns how often. */
export async function loseAnswers(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const send = globalThis.fetch
    let isLost = false
    globalThis.fetch = async (request, options) => {
      const answer = await send(request, options)
      if (!(request instanceof Request) || request.method !== 'POST') return answer
      isLost = !isLost
      if (!isLost) return answer
      const { dataset } = document.documentElement
      dataset['lostAnswers'] = String(Number(dataset['lostAnswers'] ?? 0) + 1)
      setTimeout(() => dispatchEvent(new Event('online')))
      throw new TypeError('The answer was lost')
    }
  })
  return async () => Number(await page.evaluate(() => document.documentElement.dataset['lostAnswers']))
}
