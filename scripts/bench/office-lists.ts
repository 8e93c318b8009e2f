import { endpoints } from '../../api/src/endpoints.ts'
import type { Context } from '../../api/src/context.ts'

/** Every list of the back office that needs no row named, and those that its screens ask for by filters, sorted and far on. */
export async function officeLists({ db }: Context): Promise<string[]> {
  const plain = Object.values(endpoints)
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/admin/') && !path.includes(':'))
    .filter(({ query }) => 'per_page' in ((query as { shape?: object } | undefined)?.shape ?? {}))
    .map(({ path }) => `${path}?per_page=25${path.endsWith('/under-way') ? '&day=2026-01-05' : ''}`)
  const { reference, email } = await db
    .selectFrom('orders')
    .select(['reference', 'email'])
    .where('reference', 'like', 'LN-%')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirstOrThrow()
  const orders = [
    'waiting=proof',
    'waiting=delivery',
    'status=completed',
    'status=submitted',
    'payment_status=unpaid',
    'delivery_status=delivered',
    'payment_channel=FPS',
    'from=2026-01-01&until=2026-01-31',
    'sort_by=total&sort_order=desc',
    'sort_by=date&sort_order=asc',
    `q=${reference}`,
    `q=${encodeURIComponent(email ?? '')}`,
    'q=51234567',
    `q=${encodeURIComponent('沒有這個人')}`,
  ]
  return [
    '/admin/figures',
    '/admin/large-holds',
    '/admin/health',
    '/admin/waits',
    '/admin/first-steps',
    ...plain,
    ...orders.map((filter) => `/admin/orders/all?per_page=25&${filter}`),
    '/admin/orders/all?per_page=25&page=2000',
    '/admin/customers/all?per_page=25&q=g1000%40example.com',
    `/admin/search?q=${reference}`,
    '/admin/search?q=51234567',
  ]
}
