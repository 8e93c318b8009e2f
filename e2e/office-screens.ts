import type { Call } from '@fitout/contract/client.ts'
import { listCampaigns } from '@fitout/contract/staff/campaigns.ts'
import { listStaffCategories } from '@fitout/contract/staff/categories.ts'
import { listStaffCouriers } from '@fitout/contract/staff/couriers.ts'
import { listStaffRefundRequests } from '@fitout/contract/staff/refund-requests.ts'
import { listStaffRenovations } from '@fitout/contract/staff/renovations.ts'
import { listWritings } from '@fitout/contract/staff/writings.ts'
import { listStaffVouchers } from '@fitout/contract/staff/vouchers.ts'
import { writtenConfiguration } from '@fitout/contract/writings/written-configuration.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'
import { makeBusy, type Picture } from './busy-shop.ts'
import { staffCall } from './callers.ts'
import { officeAddresses } from './office-addresses.ts'
import { workThrough } from './office-work.ts'
import { present } from './present.ts'
import { seeShop } from './seen-shop.ts'

export type OfficeScreen = { name: string; path: string }

/** Other states of lists. */
const states = `
  enquiries?status=ANSWERED enquiries?status=CLOSED enquiries?status=SPAM
  refunds?status=APPROVED refunds?status=REJECTED
  reviews?status=APPROVED reviews?status=REJECTED
  comments?status=ACTIVE comments?status=HIDDEN
  payments?state=SETTLED renovations?status=QUOTED`
  .trim()
  .split(/\s+/)

/** Fills the back office and returns its screens; the page is signed in. */
export async function busyOffice(page: Page, picture: Picture): Promise<OfficeScreen[]> {
  const staff = await staffCall(page)
  await seeShop()
  const { order, customer, suspended, enquiry, product, post } = await workThrough(staff, await makeBusy(picture))
  const single = {
    ...Object.fromEntries(Object.entries(order).map(([state, id]) => [`order, ${state}`, `orders/${id}/show`])),
    customer: `customers/${customer}/show`,
    'suspended customer': `customers/${suspended}/show`,
    enquiry: `enquiries/${enquiry}`,
    product: `products/${product}/show`,
    article: `words/post/${post}`,
    ...(await firstOfEach(staff)),
    ...(await renovationsOfDemo(staff)),
    ...Object.fromEntries(Object.keys(writtenConfiguration).map((key) => [key, `words/configuration/${key}`])),
  }
  return [
    { name: 'first page', path: '/admin#/' },
    ...[...officeAddresses, ...states].map((path) => ({ name: path, path: `/admin#/${path}` })),
    ...Object.entries(single).map(([name, path]) => ({ name, path: `/admin#/${path}` })),
  ]
}

/** The demo's rooms, each by its state. */
async function renovationsOfDemo(staff: Call): Promise<Record<string, string>> {
  const { data } = await staff(listStaffRenovations, { query: { q: 'Demo client' } })
  return Object.fromEntries(data.map(({ _id, status }) => [`renovation, ${status}`, `renovations/${_id}`]))
}

async function firstOfEach(staff: Call): Promise<Record<string, string>> {
  const first = async (kind: 'page' | 'project' | 'service') => {
    const { data } = await staff(listWritings, { params: { kind } })
    return `words/${kind}/${present(data[0])._id}`
  }
  const { data: campaigns } = await staff(listCampaigns)
  const { data: vouchers } = await staff(listStaffVouchers)
  const { data: categories } = await staff(listStaffCategories)
  const { data: couriers } = await staff(listStaffCouriers)
  const { data: refunds } = await staff(listStaffRefundRequests, { query: { status: 'WAITING' } })
  return {
    page: await first('page'),
    project: await first('project'),
    service: await first('service'),
    campaign: `campaigns/${present(campaigns[0])._id}/show`,
    voucher: `vouchers/${present(vouchers[0])._id}/show`,
    category: `categories/${present(categories[0])._id}`,
    courier: `couriers/${present(couriers[0])._id}`,
    refund: `refunds/${present(refunds[0])._id}`,
  }
}

/** Goes to a screen and waits until it has loaded completely. */
export async function lookAt(page: Page, { path }: OfficeScreen): Promise<void> {
  const open = new Set<Request>()
  const begin = (request: Request) => open.add(request)
  const end = (request: Request) => open.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  for (let still = 0; still < 3; still += 1) {
    await pause(50)
    if (open.size > 0) still = 0
  }
  // The name of a screen that was still loading comes with it.
  await page.getByRole('heading', { level: 1, name: /\S/ }).first().waitFor()
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}
