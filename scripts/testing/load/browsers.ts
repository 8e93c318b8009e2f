import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { showCart } from '@fitout/contract/cart.ts'
import type * as BrowserCall from '../../../storefront/app/shared/api/browser-call.ts'
import type * as Queries from '../../../storefront/app/shared/api/queries.ts'
import type * as Session from '../../../storefront/app/shared/session/session.ts'
import { projectRoot } from '../../tools.ts'
import { type Asked, furnish, inBrowser } from './browser-place.ts'
import { giveEachItsOwn } from './own-modules.ts'

export type Opening = { url: string; storeId: string; count: number; seconds: number }
export type Report = { asked: Asked[]; opened: number; at: number }

const shared = pathToFileURL(join(projectRoot, 'storefront/app/shared/')).href
const asked: Asked[] = []
let opened = 0

type Modules = { session: typeof Session; calls: typeof BrowserCall; queries: typeof Queries }

async function modulesOf(number: number): Promise<Modules> {
  const load = (path: string) => import(`${shared}${path}?browser=${number}`) as Promise<unknown>
  const session = (await load('session/session.ts')) as typeof Session
  const calls = (await load('api/browser-call.ts')) as typeof BrowserCall
  const queries = (await load('api/queries.ts')) as typeof Queries
  return { session, calls, queries }
}

/** As a loaded page does: opens the session, then requests the booking form. */
async function visit({ session, calls, queries }: Modules, { url, storeId }: Opening): Promise<void> {
  await (await fetch(new Request(`${url}/en`))).text()
  await session.sessionOpen()
  opened += 1
  const cart = () => calls.quietCall(showCart, { params: { store_id: storeId }, body: {} })
  await queries.visitorQueries().fetchQuery({ queryKey: ['cart'], queryFn: cart })
}

process.on('message', async (order: Opening | 'report') => {
  if (order === 'report') {
    process.send?.({ asked, opened, at: performance.now() } satisfies Report)
    return
  }
  giveEachItsOwn()
  furnish(order.url, (one) => asked.push(one))
  const all: Modules[] = []
  for (let number = 1; number <= order.count; number += 1) all.push(await modulesOf(number))
  process.send?.('ready')
  const visits = all.map(async (modules, at) => {
    await pause((at / order.count) * order.seconds * 1000)
    // Its own page shows the error.
    await inBrowser(at + 1, () => visit(modules, order)).catch(() => undefined)
  })
  await Promise.all(visits)
})
process.on('disconnect', () => process.exit())
