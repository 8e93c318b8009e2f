import pg from 'pg'
import { createApp } from '../../api/src/app.ts'
import type { Context } from '../../api/src/context.ts'
import { newId } from '../../api/src/database/new-id.ts'
import { checkOutBody, openVisitor, post } from './visitor.ts'

type Statement = { name?: string; text: string; values: unknown[] }

export type OrderFigures = { ordersPerSecond: number; barePerSecond: number; flowPerSecond: number }

const rounds = 12
const ordersInRound = 25

/**
 * Orders a second by one client through the API, and the very statements of an order sent straight through `pg`.
 * The two take turns, so that both meet the machine in the same moods.
 */
export async function measureOrders(
  api: string,
  context: Context,
  piece: { variantId: string; courierId: string },
): Promise<OrderFigures> {
  const recorded = await recordOrder(context, piece)
  const client = new pg.Client({ connectionString: context.config.databaseUrl })
  await client.connect()
  let viaApi = 0
  let viaSql = 0
  let flow = 0
  for (let round = 0; round < rounds; round += 1) {
    for (let count = 0; count < ordersInRound; count += 1) {
      const flowStart = performance.now()
      const visitor = await fillForm(api, storeUrl(api, context), piece.variantId)
      const start = performance.now()
      await post(`${storeUrl(api, context)}/checkouts`, visitor.headers, checkOutBody(piece.variantId, piece.courierId))
      const end = performance.now()
      // The first round only warms up.
      if (round > 0) {
        viaApi += end - start
        flow += end - flowStart
      }
    }
    for (let count = 0; count < ordersInRound; count += 1) {
      const visitor = await fillForm(api, storeUrl(api, context), piece.variantId)
      const statements = forAnotherOrder(recorded, visitor.accountId)
      const start = performance.now()
      for (const statement of statements) await client.query(statement)
      if (round > 0) viaSql += performance.now() - start
    }
  }
  await client.end()
  const orders = (rounds - 1) * ordersInRound
  return {
    ordersPerSecond: (orders / viaApi) * 1000,
    barePerSecond: (orders / viaSql) * 1000,
    flowPerSecond: (orders / flow) * 1000,
  }
}

function storeUrl(api: string, context: Context): string {
  return `${api}/stores/${context.config.mainStoreId}`
}

async function fillForm(api: string, store: string, variantId: string) {
  const visitor = await openVisitor(api)
  await post(`${store}/shopping-cart/add-to-cart`, visitor.headers, { product_variant_id: variantId, qty: 1 })
  return visitor
}

type Recording = { statements: Statement[]; accountId: string; orderId: string; reference: string }

/** The statements that one order sends, in their order, as they reach `pg`. */
async function recordOrder(context: Context, piece: { variantId: string; courierId: string }): Promise<Recording> {
  const app = createApp(context)
  const api = `/api/stores/${context.config.mainStoreId}`
  const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }
    return (await (await app.fetch(new Request(`${context.config.publicUrl}${path}`, init), {})).json()) as unknown
  }
  const { token, user } = (await send('/api/auth/login', { type: 'TEMP' })) as { token: string; user: { _id: string } }
  const headers = { Authorization: `Bearer ${token}` }
  await send(`${api}/shopping-cart/add-to-cart`, { product_variant_id: piece.variantId, qty: 1 }, headers)
  const statements: Statement[] = []
  const original = pg.Client.prototype.query as (...query: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, ...query: unknown[]) {
    const [statement] = query
    if (typeof statement === 'string') statements.push({ text: statement, values: [] })
    else if (isStatement(statement)) statements.push({ ...statement, values: statement.values ?? [] })
    return original.apply(this, query)
  } as typeof pg.Client.prototype.query
  try {
    const { data } = (await send(`${api}/checkouts`, checkOutBody(piece.variantId, piece.courierId), headers)) as {
      data: { _id: string; reference: string }
    }
    return { statements, accountId: user._id, orderId: data._id, reference: data.reference }
  } finally {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query
  }
}

function isStatement(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'text' in value && !('submit' in value)
}

/** The same statements for another guest and another order. */
function forAnotherOrder({ statements, accountId, orderId, reference }: Recording, newAccountId: string): Statement[] {
  const newOrderId = newId()
  const newReference = `LM-${newOrderId.slice(-12, -8)}-${newOrderId.slice(-8, -4)}`.toUpperCase()
  const swap = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(swap)
    if (typeof value !== 'string') return value
    return value.replaceAll(accountId, newAccountId).replaceAll(orderId, newOrderId).replaceAll(reference, newReference)
  }
  return statements.map((statement) => ({ ...statement, values: statement.values.map(swap) }))
}
