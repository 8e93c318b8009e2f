import { setTimeout as pause } from 'node:timers/promises'
import { CallError } from '@fitout/contract/client.ts'
import { checkOutBody, openVisitor, post } from '../bench/visitor.ts'

export type Trade = {
  /** The orders that buyers were promised, and when. */
  acknowledged: { reference: string; at: number }[]
  /** Answers other than an order or "come back later". */
  odd: string[]
  /** How often a buyer was asked to come back later. */
  later: () => number
  stop: () => Promise<void>
}

/** This many buyers per second, whatever becomes of those before them, until it is stopped. */
export function orderSteadily(perSecond: number, buy: (buyer: number) => Promise<{ reference: string }>): Trade {
  const over = new AbortController()
  const acknowledged: Trade['acknowledged'] = []
  const odd: string[] = []
  let later = 0

  async function order(buyer: number): Promise<void> {
    try {
      const { reference } = await buy(buyer)
      acknowledged.push({ reference, at: performance.now() })
    } catch (error) {
      const { status } = error instanceof CallError ? error.problem : (error as { status?: number })
      if (status === 503 || status === 429) later += 1
      else odd.push(String((error as Error).cause ?? error))
    }
  }

  const buying = (async () => {
    const running = new Set<Promise<void>>()
    const from = performance.now()
    for (let count = 0; !over.signal.aborted;) {
      // Buyers missed during a stall of this process do not come at once.
      const due = Math.min(((performance.now() - from) / 1000) * perSecond - count, perSecond / 5)
      for (let at = 0; at < due; at += 1) {
        count += 1
        if (running.size > perSecond * 2) continue
        const ordered: Promise<void> = order(count).finally(() => running.delete(ordered))
        running.add(ordered)
      }
      await pause(20)
    }
    await Promise.all(running)
  })()

  return {
    acknowledged,
    odd,
    later: () => later,
    async stop() {
      over.abort()
      await buying
    },
  }
}

type Goods = { storeId: string; variantId: string; courierId: string }

/** Orders one piece as the guest with this number, of the shop at this address. */
export async function buyAsGuest(
  url: string,
  { storeId, variantId, courierId }: Goods,
  buyer: number,
): Promise<{ reference: string }> {
  const store = `${url}/api/stores/${storeId}`
  const { headers } = await openVisitor(`${url}/api`)
  await post(`${store}/shopping-cart/add-to-cart`, headers, { product_variant_id: variantId, qty: 1 })
  const body = checkOutBody(variantId, courierId, buyer)
  const { data } = await post<{ data: { reference: string } }>(`${store}/checkouts`, headers, body)
  return data
}
