import { setTimeout as pause } from 'node:timers/promises'
import type { Piece } from '../bench/piece.ts'
import { checkOutBody, openVisitor, post } from '../bench/visitor.ts'

export type Trade = {
  /** The answers buyers received, and when. */
  acknowledged: { reference: string; at: number }[]
  /** Answers other than an order or "come back later". */
  odd: string[]
  /** How often a buyer was asked to come back later. */
  later: () => number
  stop: () => Promise<void>
}

/** This many guests per second, each ordering one piece, until it is stopped. */
export function orderSteadily(url: string, storeId: string, piece: Piece, perSecond: number): Trade {
  const store = `${url}/api/stores/${storeId}`
  const over = new AbortController()
  const acknowledged: Trade['acknowledged'] = []
  const odd: string[] = []
  let later = 0

  async function buy(): Promise<void> {
    const { headers } = await openVisitor(`${url}/api`)
    await post(`${store}/shopping-cart/add-to-cart`, headers, { product_variant_id: piece.variantId, qty: 1 })
    const body = checkOutBody(piece.variantId, piece.courierId)
    const { data } = await post<{ data: { reference: string } }>(`${store}/checkouts`, headers, body)
    acknowledged.push({ reference: data.reference, at: performance.now() })
  }

  const buying = (async () => {
    const running = new Set<Promise<void>>()
    const from = performance.now()
    for (let count = 0; !over.signal.aborted;) {
      const due = Math.min(((performance.now() - from) / 1000) * perSecond - count, perSecond / 5)
      for (let at = 0; at < due; at += 1) {
        count += 1
        if (running.size > perSecond * 2) continue
        const bought: Promise<void> = buy()
          .catch((error: unknown) => {
            const failure = error instanceof Error ? error.message : String(error)
            if (/: (503|429) /.test(failure)) later += 1
            else odd.push(failure)
          })
          .finally(() => running.delete(bought))
        running.add(bought)
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
