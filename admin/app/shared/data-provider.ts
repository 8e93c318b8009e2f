import type { Answer } from '@fitout/contract/endpoint.ts'
import { listAudit } from '@fitout/contract/audit.ts'
import { listStaff } from '@fitout/contract/staff.ts'
import { findCampaign, listCampaigns } from '@fitout/contract/staff-campaigns.ts'
import { listStaffComments } from '@fitout/contract/staff-comments.ts'
import { findCustomer, listCustomers } from '@fitout/contract/staff-customers.ts'
import { listLowStock } from '@fitout/contract/staff-figures.ts'
import { listFailedJobs } from '@fitout/contract/staff-jobs.ts'
import { findStaffOrder, listStaffOrders } from '@fitout/contract/staff-orders.ts'
import { findStaffEnquiry, listStaffEnquiries } from '@fitout/contract/staff-enquiries.ts'
import { findStaffProduct, listStaffProducts } from '@fitout/contract/staff-products.ts'
import { listStaffCouriers, listStaffPickUpPoints } from '@fitout/contract/staff-couriers.ts'
import { listStaffCategories } from '@fitout/contract/staff-categories.ts'
import { listAttributes } from '@fitout/contract/staff-attributes.ts'
import { listPaymentPuzzles } from '@fitout/contract/staff-payment-puzzles.ts'
import { listStaffRefundRequests } from '@fitout/contract/staff-refund-requests.ts'
import { listEmptySearches } from '@fitout/contract/staff-searches.ts'
import { listStaffReviews } from '@fitout/contract/staff-reviews.ts'
import { findStaffVoucher, listStaffVouchers } from '@fitout/contract/staff-vouchers.ts'
import type { DataProvider } from 'react-admin'
import { staffCall } from './staff-call.ts'

type Row = { _id: string }
type Page = { data: Row[]; total: number }
type Reader = {
  list: (query: { page: number; per_page: number }) => Promise<Page>
  one?: (id: string) => Promise<Row>
}

/** How react-admin reads each resource; what changes something calls the API by itself. */
const readers: Record<string, Reader> = {
  orders: {
    list: (query) => staffCall(listStaffOrders, { query }),
    one: async (id) => (await staffCall(findStaffOrder, { params: { id } })).data,
  },
  products: {
    list: (query) => staffCall(listStaffProducts, { query }),
    one: async (id) => (await staffCall(findStaffProduct, { params: { id } })).data,
  },
  campaigns: {
    list: (query) => staffCall(listCampaigns, { query }),
    one: async (id) => (await staffCall(findCampaign, { params: { id } })).data,
  },
  customers: {
    list: (query) => staffCall(listCustomers, { query }),
    one: async (id) => (await staffCall(findCustomer, { params: { id } })).data,
  },
  comments: { list: (query) => staffCall(listStaffComments, { query }) },
  jobs: { list: (query) => staffCall(listFailedJobs, { query }) },
  'low-stock': { list: (query) => staffCall(listLowStock, { query }) },
  vouchers: {
    list: (query) => staffCall(listStaffVouchers, { query }),
    one: async (id) => (await staffCall(findStaffVoucher, { params: { id } })).data,
  },
  categories: { list: (query) => staffCall(listStaffCategories, { query }) },
  couriers: { list: (query) => staffCall(listStaffCouriers, { query }) },
  'pick-up-points': {
    list: async (query) => {
      const { data, total } = await staffCall(listStaffPickUpPoints, { query })
      return { data: data.map((row) => ({ _id: `${row.courier_id} ${row.code}`, ...row })), total }
    },
  },
  attributes: {
    list: async () => {
      const data = await allAttributes()
      return { data: data.map((row) => ({ _id: `${row.name} ${row.value}`, ...row })), total: data.length }
    },
  },
  enquiries: {
    list: (query) => staffCall(listStaffEnquiries, { query }),
    one: async (id) => (await staffCall(findStaffEnquiry, { params: { id } })).data,
  },
  'payment-puzzles': { list: (query) => staffCall(listPaymentPuzzles, { query }) },
  'refund-requests': { list: (query) => staffCall(listStaffRefundRequests, { query }) },
  reviews: { list: (query) => staffCall(listStaffReviews, { query }) },
  staff: { list: (query) => staffCall(listStaff, { query }) },
  'empty-searches': { list: (query) => staffCall(listEmptySearches, { query }) },
  audit: { list: (query) => staffCall(listAudit, { query }) },
}

/** Choices need them all, however many there are. */
async function allAttributes(page = 1): Promise<Answer<typeof listAttributes>['data']> {
  const { data, next_page_url } = await staffCall(listAttributes, { query: { page } })
  return next_page_url ? [...data, ...(await allAttributes(page + 1))] : data
}

async function refuse(): Promise<never> {
  throw new Error('The back office changes things by the calls of the contract.')
}

const withId = <T extends Row>(row: T) => ({ ...row, id: row._id })

export const dataProvider = {
  async getList(resource, { pagination: { page, perPage } = { page: 1, perPage: 25 }, filter }) {
    const { data, total } = await required(resource).list({ page, per_page: perPage, ...(filter as object) })
    return { data: data.map(withId) as never[], total }
  },
  async getOne(resource, { id }) {
    const { one = refuse } = required(resource)
    return { data: withId(await one(String(id))) as never }
  },
  getMany: refuse,
  getManyReference: refuse,
  update: refuse,
  updateMany: refuse,
  create: refuse,
  delete: refuse,
  deleteMany: refuse,
} satisfies DataProvider

function required(resource: string): Reader {
  const reader = readers[resource]
  if (!reader) throw new Error(`Nothing reads ${resource}.`)
  return reader
}
