import type { Context } from '../../api/src/context.ts'

/** A guest of the shop under measurement, who behaves like the specified client. */
export type Visitor = { accountId: string; headers: Record<string, string> }

export async function openVisitor(api: string, headers: Record<string, string> = {}): Promise<Visitor> {
  const { token, user } = await post<{ token: string; user: { _id: string } }>(`${api}/auth/login`, headers, {
    type: 'TEMP',
  })
  return { accountId: user._id, headers: { Authorization: `Bearer ${token}` } }
}

export async function post<Answer>(url: string, headers: Record<string, string>, body: unknown): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const { ok, status } = response
  if (!ok) throw Object.assign(new Error(`${url}: ${status} ${await response.text()}`), { status })
  return (await response.json()) as Answer
}

/** An order of one piece by the customer with this number. */
export function checkOutBody(variantId: string, courierId: string, customer = 0) {
  return {
    checkout_product_variant_ids: [variantId],
    voucher_code: null,
    delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: courierId },
    delivery_details: {
      name: 'Chan Tai Man',
      address: 'Flat A, 12/F, Block 3, Kwun Tong',
      area_code: '852',
      phone: String(51_000_000 + customer),
      email: `customer-${customer}@shop.example`,
    },
    payment_method: 'OFFLINE',
    success_url: '/result/order/success',
    cancel_url: '/result/order/failure',
  }
}

/** The courier of the shop that delivers parcels of any weight to the door. */
export async function doorCourierOf({ db, config }: Context): Promise<string> {
  const courier = await db
    .selectFrom('couriers')
    .select('id')
    .where('store_id', '=', config.mainStoreId)
    .where('needs', '=', 'ADDRESS')
    .where('max_grams', 'is', null)
    .executeTakeFirstOrThrow()
  return courier.id
}
