import type { StaffPermission } from '@fitout/contract/staff/permissions.ts'

type Subject = StaffPermission extends infer Right
  ? Right extends `${infer Before}.${string}`
    ? Before
    : Right
  : never

const areas = ['orders', 'works', 'catalogue', 'customers', 'site', 'settings'] as const
export type Area = (typeof areas)[number]

/** The menu group of each permission; a permission without one does not compile. */
const areaOf: Record<Subject & string, Area> = {
  orders: 'orders',
  payments: 'orders',
  refunds: 'orders',
  delivery: 'orders',
  figures: 'orders',
  enquiries: 'works',
  'reply-templates': 'works',
  renovations: 'works',
  site: 'works',
  quotations: 'works',
  appointments: 'works',
  'sealed-papers': 'works',
  products: 'catalogue',
  stock: 'catalogue',
  pictures: 'catalogue',
  promotions: 'catalogue',
  customers: 'customers',
  segments: 'customers',
  mailings: 'customers',
  points: 'customers',
  reviews: 'customers',
  comments: 'customers',
  words: 'site',
  content: 'site',
  self: 'settings',
  configuration: 'settings',
  imports: 'settings',
  jobs: 'settings',
  webhooks: 'settings',
  'api-tokens': 'settings',
  audit: 'settings',
  staff: 'settings',
}

/** Permissions by menu group; empty groups are left out. */
export function groupedRights<Right extends StaffPermission>(rights: readonly Right[]) {
  return areas
    .map((area) => ({ area, rights: rights.filter((one) => areaOf[one.split('.')[0] as Subject] === area) }))
    .filter((group) => group.rights.length > 0)
}
