import { setTimeout as pause } from 'node:timers/promises'
import { checkOutBody, openVisitor, post } from '../bench/visitor.ts'

type Goods = { storeId: string; variantId: string; courierId: string }

export type Figures = { asked: number; orders: number; odd: string[]; milliseconds: number[] }

/**
 * 70 % of the requests are pages, 20 % lists, 8 % lines in a booking form, 2 % orders; one in twenty is invalid and must be
 * refused, and one in fifty disconnects before the answer.
 */
export function loadShop(url: string, { storeId, variantId, courierId }: Goods, perSecond: number) {
  const store = `${url}/api/stores/${storeId}`
  const over = new AbortController()
  let figures: Figures = { asked: 0, orders: 0, odd: [], milliseconds: [] }
  const pages = ['/', '/en', '/cn/blogs', '/en/products', '/en/contact-us', '/projects']
  const refused: [string, RequestInit][] = [
    [`${url}/api/orders/%00/details`, {}],
    [`${url}/en/not/there`, {}],
    [`${url}/api/auth/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"type":' }],
    [`${url}/media/none/300.webp`, {}],
  ]

  async function read(address: string, init: RequestInit, isFine: (status: number) => boolean): Promise<void> {
    const from = performance.now()
    const answer = await fetch(address, {
      ...init,
      signal: AbortSignal.any([AbortSignal.timeout(30_000), init.signal ?? AbortSignal.timeout(30_000)]),
    })
    await answer.arrayBuffer()
    figures.milliseconds.push(performance.now() - from)
    if (!isFine(answer.status)) figures.odd.push(`${answer.status} ${address.slice(url.length)}`)
  }

  async function shop(isOrder: boolean): Promise<void> {
    const visitor = await openVisitor(`${url}/api`)
    await post(`${store}/shopping-cart/add-to-cart`, visitor.headers, { product_variant_id: variantId, qty: 1 })
    if (!isOrder) return
    await post(`${store}/checkouts`, visitor.headers, checkOutBody(variantId, courierId))
    figures.orders += 1
  }

  async function one(count: number): Promise<void> {
    const isRead = (status: number) => status < 400
    if (count % 50 === 7) {
      await read(url + pages[0], { signal: AbortSignal.timeout(2) }, () => true).catch(() => undefined)
    } else if (count % 20 === 3) {
      const [address, init] = refused[count % refused.length] ?? ['', {}]
      await read(address, init, (status) => status >= 400 && status < 500)
    } else if (count % 50 === 0) await shop(true)
    else if (count % 12 === 5) await shop(false)
    else if (count % 5 === 1)
      await read(`${store}/product-management/products/filter?page=1&_=${count % 500}`, {}, isRead)
    else await read(url + pages[count % pages.length], {}, isRead)
  }

  const loading = (async () => {
    const running = new Set<Promise<void>>()
    for (let count = 0; !over.signal.aborted; count += 1) {
      figures.asked += 1
      const asked: Promise<void> = one(count)
        .catch((error: unknown) => void figures.odd.push(error instanceof Error ? error.message : String(error)))
        .finally(() => running.delete(asked))
      running.add(asked)
      if (running.size > 50) await Promise.race(running)
      await pause(1000 / perSecond)
    }
    await Promise.all(running)
  })()

  return {
    /** Since the last call. */
    take(): Figures {
      const taken = figures
      figures = { asked: 0, orders: 0, odd: [], milliseconds: [] }
      return taken
    },
    async stop() {
      over.abort()
      await loading
    },
  }
}
