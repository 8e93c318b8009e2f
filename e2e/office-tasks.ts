import { appointments as visitWords } from '@fitout/contract/messages/en/staff/appointments.ts'
import { enquiryReplies } from '@fitout/contract/messages/en/staff/enquiry-replies.ts'
import { orderDesk } from '@fitout/contract/messages/en/staff/order-desk.ts'
import { orders as orderWords } from '@fitout/contract/messages/en/staff/orders.ts'
import { products as productWords } from '@fitout/contract/messages/en/staff/products.ts'
import { search as searchWords } from '@fitout/contract/messages/en/staff/search.ts'
import { completeOrder, findOrder } from '@fitout/contract/orders.ts'
import { requestRefund } from '@fitout/contract/refund-requests.ts'
import { writeReviews } from '@fitout/contract/reviews.ts'
import { copyProduct, findStaffProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { guestCall, memberCall, staffCall } from './callers.ts'
import { enquire, orderWithProof, paidOrder, placeOrder } from './desk-work.ts'
import { fillProduct, publishProduct } from './first-product.ts'
import type { Hand, Width } from './human-pace.ts'
import { plainPieces } from './pieces.ts'
import { present } from './present.ts'
import { staffWords as words } from './staff-words.ts'
import type { TaskName } from './tasks-before.ts'

/** What is done by hand, from the first page of the back office to its effect. */
export type Work = (hand: Hand, width: Width) => Promise<void>
/** Makes what the task needs; not counted. */
export type Task = (page: Page) => Promise<Work>

const queue = words.paymentRecords

/** The ten most common tasks of a studio's day. */
export const commonTasks: Record<TaskName, Task> = {
  'Confirm a payment by its proof': async (page) => {
    const { call, id, reference } = await orderWithProof()
    return async (hand) => {
      await hand.press(page.getByRole('link', { name: `${words.today.acts.proofs}: ${reference}` }))
      await page.getByRole('table').getByText(reference).waitFor()
      for (const box of [queue.seen.amount, queue.seen.bank])
        await hand.press(page.getByRole('checkbox', { name: box }))
      await hand.press(page.getByRole('button', { name: new RegExp(`^${queue.confirm.split('{')[0]}`) }))
      await expect
        .poll(async () => (await call(findOrder, { params: { id } })).data.payment_status, { timeout: 20_000 })
        .toBe('paid')
    }
  },
  'Answer an enquiry': async (page) => {
    const { reference, name } = await enquireByName()
    return async (hand) => {
      await hand.press(page.getByRole('link', { name }).first())
      const text = `Thank you. We can come and measure on Saturday at eleven. ${reference}`
      await hand.type(page.getByRole('textbox', { name: enquiryReplies.enquiryReplies.answer }), text)
      await hand.press(page.getByRole('button', { name: enquiryReplies.enquiryReplies.send }))
      await page.getByRole('listitem').filter({ hasText: text }).waitFor()
    }
  },
  'Pack and send an order': async (page) => {
    const { call, id, reference } = await paidOrder(page)
    const dialog = page.getByRole('dialog')
    return async (hand) => {
      await hand.press(page.getByRole('button', { name: `${words.papers['packing-slip']}: ${reference}` }))
      await hand.press(page.getByRole('link', { name: reference }).first())
      await hand.press(page.getByRole('button', { name: words.steps.ship }))
      await hand.type(dialog.getByRole('textbox', { name: words.orders.trackingNumber }), 'SF1029384756')
      await hand.press(dialog.getByRole('button', { name: words.steps.ship }))
      const sent = async () => (await call(findOrder, { params: { id } })).data.tracking_number
      await expect.poll(sent).toBe('SF1029384756')
    }
  },
  'Find an order by four digits of a telephone': async (page) => {
    const phone = `6${String(Date.now()).slice(-7)}`
    const { reference } = await placeOrder(await guestCall(), { phone })
    return async (hand, width) => {
      await find(page, hand, width, phone.slice(-4), reference)
      await page.getByRole('heading', { name: reference }).first().waitFor()
    }
  },
  'Change a price': async (page) => {
    const { id, title, price } = await copiedPiece(page)
    const staff = await staffCall(page)
    return async (hand, width) => {
      await find(page, hand, width, title)
      await hand.type(page.getByRole('spinbutton', { name: /^Price/ }).first(), `${price + 100}`)
      await hand.press(page.getByRole('button', { name: words.kit.action.save, exact: true }))
      const now = async () => (await staff(findStaffProduct, { params: { id } })).data.variants[0]?.price
      await expect.poll(now).toBe(price + 100)
    }
  },
  'Add a product with two sizes and three pictures': async (page) => async (hand, width) => {
    if (width === 'phone') await hand.press(page.getByRole('button', { name: words.kit.action.open_menu }))
    const group = page.getByRole('button', { name: new RegExp(`^${words.kit.places.catalogue}`) })
    await group.waitFor()
    if ((await group.getAttribute('aria-expanded')) !== 'true') await hand.press(group)
    await hand.press(page.getByRole('link', { name: productWords.resources.products.name }).first())
    await fillProduct(page, hand, Date.now().toString(36).slice(-6))
    await publishProduct(page, hand)
  },
  'Approve a review': async (page) => {
    const member = await memberCall('Ms Lee', 'en')
    const { id, variant } = await paidOrder(page, member)
    await member(completeOrder, { params: { id } })
    const comment = `Sturdy and warm ${crypto.randomUUID().slice(0, 8)}`
    const reviews = [{ product_variant_id: variant, rating: 5, comment }]
    await member(writeReviews, { params: { id }, body: { reviews } })
    return async (hand) => {
      const row = page.getByRole('listitem').filter({ hasText: comment })
      await hand.press(row.getByRole('button', { name: new RegExp(`^${words.decide.approve}`) }))
      await row.waitFor({ state: 'detached' })
    }
  },
  Refund: async (page) => {
    const { call, id, reference, variant } = await paidOrder(page)
    const items = [{ product_variant_id: variant, qty: 1 }]
    await call(requestRefund, { params: { id }, body: { reason: 'Damaged', refund_items: items } })
    return async (hand) => {
      await hand.press(page.getByRole('link', { name: `${words.today.acts.refunds}: ${reference}` }))
      await hand.press(page.getByRole('button', { name: words.refunds.approve }))
      await hand.press(page.getByRole('dialog').last().getByRole('button', { name: words.refunds.approve }))
      await page.getByText(words.refundStatus.APPROVED, { exact: true }).first().waitFor()
    }
  },
  'Book a visit for a caller': async (page) => async (hand, width) => {
    const { book, when, name, phone } = visitWords.appointments
    const dialog = page.getByRole('dialog', { name: book })
    // On a phone by the bar at the foot, instead of a long way down.
    if (width === 'phone')
      await hand.press(page.getByRole('link', { name: visitWords.resources.appointments.name }).last())
    const open = width === 'phone' ? 'button' : 'link'
    await hand.press(page.getByRole(open, { name: book, exact: true }))
    await hand.press(dialog.getByRole('combobox', { name: when }))
    await hand.press(page.getByRole('option').nth(2))
    await hand.type(dialog.getByRole('textbox', { name }), 'Ms Lee')
    await hand.type(dialog.getByRole('textbox', { name: phone }), '61234567')
    await hand.press(dialog.getByRole('button', { name: book }))
    await dialog.waitFor({ state: 'detached' })
  },
  'Order for a caller': async (page) => {
    const [piece] = await plainPieces(1)
    return async (hand) => {
      await hand.press(page.getByRole('link', { name: orderWords.resources.orders.name, exact: true }).last())
      await hand.press(page.getByRole('link', { name: orderDesk.orderDesk.new }))
      await hand.type(page.getByRole('combobox', { name: orderDesk.orderDesk.piece }), present(piece).title.en)
      await hand.press(page.getByRole('option').first())
      await hand.type(page.getByRole('textbox', { name: orderDesk.orderDesk.name }), 'Ms Lee')
      await hand.type(page.getByRole('textbox', { name: orderDesk.orderDesk.phone }), '61234567')
      await hand.press(page.getByRole('combobox', { name: orderDesk.orderDesk.courier }))
      await hand.press(page.getByRole('option').last())
      const place = new RegExp(`^${orderDesk.orderDesk.place.replace(' · {total}', '')}`)
      await hand.press(page.getByRole('button', { name: place }).and(page.locator(':enabled')))
      await page.getByRole('link', { name: orderDesk.orderDesk.whatsapp }).waitFor()
    }
  },
}

/** Opens what the search finds. */
export async function find(page: Page, hand: Hand, width: Width, sought: string, found = sought): Promise<void> {
  const field = page.getByRole('combobox', { name: searchWords.officeSearch.sought })
  if (width === 'desk') await hand.strike(page, 'ControlOrMeta+k')
  else await hand.press(page.getByRole('button', { name: searchWords.officeSearch.open }))
  await field.waitFor()
  await hand.type(field, sought)
  await hand.press(page.getByRole('option').filter({ hasText: found }).first())
}

/** An enquiry without a subject; it is listed by the name of its writer. */
export async function enquireByName() {
  const name = `Chan Tai Man ${crypto.randomUUID().slice(0, 8)}`
  return { name, reference: (await enquire(name)).reference }
}

/** A piece of its own: other tests buy those of the shop meanwhile. */
export async function copiedPiece(page: Page) {
  const staff = await staffCall(page)
  const { data: sofas } = await staff(listStaffProducts, { query: { q: 'sofa' } })
  const name = crypto.randomUUID().slice(0, 6)
  const title = { zh: `梳化 ${name}`, cn: `沙发 ${name}`, en: `Sofa ${name}` }
  const { data } = await staff(copyProduct, { params: { id: present(sofas[0])._id }, body: { title } })
  return { id: data._id, title: title.en, price: present(data.variants[0]).price }
}
