import { CallError } from '@fitout/contract/client.ts'
import { findFormerAddress } from '@fitout/contract/former-addresses.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { screens as cn } from '@fitout/contract/messages/cn/screens.ts'
import { screens as en } from '@fitout/contract/messages/en/screens.ts'
import { screens as zh } from '@fitout/contract/messages/zh/screens.ts'
import { screenAt } from '@fitout/contract/screen-at.ts'
import type { listStaffCategories } from '@fitout/contract/staff/categories.ts'
import { findStaffProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import { findWriting, listWritings } from '@fitout/contract/staff/writings.ts'
import { pathTo, type ScreenKey } from '@fitout/contract/storefront-paths.ts'
import type { RowOf } from '../../shared/use-read.ts'
import { staffCall } from '../../shared/staff-call.ts'

export type LinkTarget = { kind: 'page' | 'category' | 'product' | 'post' | 'project'; title: Words; address: string }
export type Category = RowOf<typeof listStaffCategories>

/** The pages that menus and buttons usually lead to. */
const offered = [
  'home',
  'products',
  'services',
  'projects',
  'blogs',
  'about-us',
  'contact-us',
  'enquiry',
  'appointments',
  'estimate',
  'vouchers',
  'member-store',
  'cart',
  'wishlist',
  'order-tracking',
  'account',
  'register',
  'login-email',
  'terms-and-conditions',
  'payment-terms-and-special-fees',
  'refund-policy',
  'privacy-policy',
  'disclaimer',
] as const satisfies ScreenKey[]

const titleOf = (key: ScreenKey): Words => ({ zh: zh[key], cn: cn[key], en: en[key] })

export const pageTargets: readonly LinkTarget[] = offered.map((key) => ({
  kind: 'page',
  title: titleOf(key),
  address: pathTo(key, 'zh'),
}))

export const categoryTargets = (categories: readonly Category[]): LinkTarget[] =>
  categories
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ _id: id, title }) => ({ kind: 'category', title, address: pathTo('category', 'zh', { id }) }))

const foundAtMost = 5

/** The pieces, articles and projects that the shop shows, by part of their titles. */
export async function searchTargets(q: string): Promise<LinkTarget[]> {
  const [products, ...words] = await Promise.all([
    staffCall(listStaffProducts, { query: { q, status: 'ACTIVE', per_page: foundAtMost } }),
    ...(['post', 'project'] as const).map((kind) =>
      staffCall(listWritings, { params: { kind }, query: { q, per_page: foundAtMost } }),
    ),
  ])
  const [posts = [], projects = []] = words.map(({ data }) => data.filter(({ is_live }) => is_live))
  return [
    ...products.data.map(({ _id: id, title, kind }): LinkTarget => {
      return { kind: 'product', title, address: pathTo(kind === 'SERVICE' ? 'service' : 'product', 'zh', { id }) }
    }),
    ...posts.map(({ _id: id, title }): LinkTarget => ({ kind: 'post', title, address: pathTo('blog', 'zh', { id }) })),
    ...projects.map(({ _id: id, title }): LinkTarget => ({
      kind: 'project',
      title,
      address: pathTo('project', 'zh', { id }),
    })),
  ]
}

/** What a path of the shop leads to; null if to nothing that the shop shows. */
export async function findTarget(path: string, categories: readonly Category[]): Promise<LinkTarget | null> {
  const { key, id = '' } = screenAt(path) ?? {}
  if (key === undefined || key === 'not-found') {
    const { to } = (await staffCall(findFormerAddress, { query: { path } })).data
    return to === null ? null : { kind: 'page', title: { zh: to, cn: to, en: to }, address: path }
  }
  if (key === 'category') return categoryTargets(categories).find(({ address }) => path.startsWith(address)) ?? null
  if (key === 'product' || key === 'service' || key === 'member-piece') {
    const product = await unlessGone(staffCall(findStaffProduct, { params: { id } }))
    return product?.data.status === 'ACTIVE' ? { kind: 'product', title: product.data.title, address: path } : null
  }
  if (key === 'blog' || key === 'project') {
    const kind = key === 'blog' ? 'post' : 'project'
    const writing = await unlessGone(staffCall(findWriting, { params: { kind, key: id } }))
    return writing?.data.is_live ? { kind, title: writing.data.title, address: path } : null
  }
  return { kind: 'page', title: titleOf(key), address: path }
}

async function unlessGone<Found>(found: Promise<Found>): Promise<Found | undefined> {
  return found.catch((error: unknown) => {
    if (error instanceof CallError && error.problem.status === 404) return undefined
    throw error
  })
}
