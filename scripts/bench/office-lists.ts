import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { endpoints } from '../../api/src/endpoints.ts'
import type { Context } from '../../api/src/context.ts'

type Field = { def: { type: string; innerType?: Field; in?: Field; entries?: Record<string, string> } }
type Shape = Record<string, Field>

const shapeOf = ({ query }: Endpoint) => ((query as { shape?: object } | undefined)?.shape ?? {}) as Shape

/** The possible values of a field, if they are few. */
function valuesOf({ def }: Field): string[] {
  if (def.type === 'enum') return Object.values(def.entries ?? {}).filter((value) => !/^[01]$/.test(value))
  const within = def.innerType ?? def.in
  return within ? valuesOf(within) : []
}

/** Search terms of a list: frequent, rare and without a match, a Chinese name and a telephone number. */
const sought = ['example.com', 'grown-123456', '沒有這個人', '歐陽', '9012 3456', 'an', 'q']
/** A page near the end of those that are counted. */
const common = ['歐陽', 'q']
/** The last page but some of the lists with a count. */
const far = 380

/** Each value of a filter or an order of a list; paging and language parameters are no filters. */
function filtersOf(shape: Shape, staff: readonly string[]): string[] {
  return Object.entries(shape).flatMap(([name, field]) => {
    if (['owner_id', 'staff_id'].includes(name)) return staff.map((id) => `&${name}=${id}`)
    const values = ['sort_order', 'locale', 'format'].includes(name) ? [] : valuesOf(field)
    const orders = name === 'sort_by' ? ['&sort_order=asc', '&sort_order=desc'] : ['']
    return values.flatMap((value) => orders.map((order) => `&${name}=${value}${order}`))
  })
}

const isSort = (filter: string) => filter.startsWith('&sort_by=')
const nameOf = (filter: string) => filter.split('=')[0]

/** Two filters, and each in each order. */
function combine(filters: readonly string[]): string[] {
  const narrowing = filters.filter((filter) => !isSort(filter))
  const pairs = narrowing.flatMap((one, at) =>
    narrowing.slice(at + 1).flatMap((other) => (nameOf(one) === nameOf(other) ? [] : [one + other])),
  )
  const sorted = narrowing.flatMap((filter) => filters.filter(isSort).map((sort) => filter + sort))
  return [...pairs, ...sorted]
}

/** A list by default, on a late page, in each order, with each filter and two of them, searched, and searched within those. */
function waysOf(list: Endpoint, staff: readonly string[]): string[] {
  const shape = shapeOf(list)
  const filters = filtersOf(shape, staff)
  const days = 'from' in shape && 'until' in shape ? ['&from=2026-01-01&until=2026-01-31'] : []
  const searches = 'q' in shape ? sought.map((text) => `&q=${encodeURIComponent(text)}`) : []
  const within =
    'q' in shape ? filters.flatMap((filter) => common.map((text) => `${filter}&q=${encodeURIComponent(text)}`)) : []
  const sorted = filters.filter(isSort)
  return [
    '',
    ...['', ...sorted].map((sort) => `${sort}&page=${far}`),
    ...filters,
    ...combine(filters),
    ...days,
    ...searches,
    ...within,
  ]
}

/** The parameters that a call requires. */
const needed: Record<string, string> = {
  '/admin/stages/under-way': 'day=2026-01-05',
  '/admin/figures/overview': 'from=2026-01-01&until=2026-01-31',
  '/admin/search': 'q=gm',
  '/admin/appointment-slots/free': 'kind=SHOWROOM',
}
/** A call that answers with a file reads all of its content. */
const isMeasured = ({ method, path, response }: Endpoint) =>
  method === 'GET' && path.startsWith('/admin/') && !path.includes(':') && typeOf(response) !== 'file'
const typeOf = (response: unknown) => (response as Field).def.type

/** Further customer queries of staff: with many, few and no matches, in a period, and combined. */
const ofCustomers = [
  'tag=seldom',
  'spent_at_least=1',
  'spent_at_least=100000',
  'spent_at_most=10',
  'spent_at_least=500&spent_from=2026-01-01&spent_until=2026-01-31',
  'last_order_from=2026-01-01',
  'last_order_until=2025-12-31',
  'district=sha-tin&spent_at_least=1',
  'district=islands&last_order_from=2025-01-01&takes_mail=true',
]

/** Further enquiries: of no one, late ones, and those late of some staff. */
const ofEnquiries = ['owner_id=none', 'owner_id=none&status=ALL', 'is_late=true', 'is_late=true&owner_id=none']

/** All calls of the back office that name no row: lists in all their variants, and counts. */
export async function officeLists({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const calls = Object.values<Endpoint>(endpoints).filter(isMeasured)
  const staff = (await db.selectFrom('staff').select('id').execute()).map(({ id }) => id)
  const lists = calls.flatMap((call) => {
    const isPaged = 'per_page' in shapeOf(call)
    const asked = [...(isPaged ? ['per_page=25'] : []), ...(needed[call.path] ? [needed[call.path]] : [])].join('&')
    const ways = isPaged ? waysOf(call, staff) : ['']
    return ways.map((way) => `${call.path}?${asked}${way}`)
  })
  const { reference, email } = await db
    .selectFrom('orders')
    .select(['reference', 'email'])
    .where('reference', 'like', 'LN-%')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirstOrThrow()
  const typed = [reference, email ?? '', '51234567', '9012 3456', 'gm', 'example', '歐陽', '沒有這個人']
  return [
    ...lists,
    ...ofCustomers.map((asked) => `/admin/customers/all?per_page=25&${asked}`),
    ...ofEnquiries.map((asked) => `/admin/enquiries/all?per_page=25&${asked}`),
    '/admin/orders/all?per_page=25&page=2000',
    `/admin/orders/all?per_page=25&q=${reference}`,
    `/admin/orders/all?per_page=25&q=${encodeURIComponent(email ?? '')}`,
    '/admin/orders/all?per_page=25&status=completed&payment_status=unpaid',
    '/admin/orders/all?per_page=25&status=completed&sort_by=total&sort_order=desc',
    ...typed.map((text) => `/admin/search?q=${encodeURIComponent(text)}`),
  ]
}
