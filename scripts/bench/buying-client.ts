import pg from 'pg'
import { serveWork } from './clients.ts'
import { leastOrder } from './least-order.ts'
import { checkOutBody, openVisitor, post } from './visitor.ts'

/** A guest's complete purchase, or the yardstick: the minimum that a shop could write for an order. */
export type BuyWork =
  | { api: string; storeId: string; variants: string[]; courierId: string; voucherCode: string | null }
  | { databaseUrl: string }

export type BuyAnswer = { milliseconds: number[]; seconds: number; failed: number }

const warmSeconds = 2
const seconds = 6

/** One client process, with one order in progress at a time. */
serveWork<BuyWork, BuyAnswer>(async (work, allAreReady) => {
  const order = 'api' in work ? guestOrder(work) : await leastOrder(await connect(work.databaseUrl))
  await orderFor(warmSeconds, order)
  await allAreReady()
  return orderFor(seconds, order)
})

async function orderFor(length: number, order: () => Promise<void>): Promise<BuyAnswer> {
  const milliseconds: number[] = []
  let failed = 0
  const from = performance.now()
  while (performance.now() - from < length * 1000) {
    const start = performance.now()
    try {
      await order()
      milliseconds.push(performance.now() - start)
    } catch (error) {
      if (failed === 0) console.error(error)
      failed += 1
    }
  }
  return { milliseconds, failed, seconds: (performance.now() - from) / 1000 }
}

/** Session, line, priced form and order; each time another guest with another address. */
function guestOrder({ api, storeId, variants, courierId, voucherCode }: Extract<BuyWork, { api: string }>) {
  const store = `${api}/stores/${storeId}`
  return async () => {
    const source = { 'X-Forwarded-For': `11.${byte()}.${byte()}.${byte()}` }
    const visitor = await openVisitor(api, source)
    const headers = { ...visitor.headers, ...source }
    const variant = variants[Math.floor(Math.random() * variants.length)] ?? ''
    const body = { ...checkOutBody(variant, courierId), voucher_code: voucherCode }
    const { checkout_product_variant_ids, delivery_info, voucher_code } = body
    await post(`${store}/shopping-cart/add-to-cart`, headers, { product_variant_id: variant, qty: 1 })
    await post(`${store}/shopping-cart/all`, headers, { checkout_product_variant_ids, delivery_info, voucher_code })
    await post(`${store}/checkouts`, headers, body)
  }
}

function byte(): number {
  return Math.floor(Math.random() * 256)
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}
