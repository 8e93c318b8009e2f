import { enquiryReplies } from '@fitout/contract/messages/en/staff/enquiry-replies.ts'
import { orderDesk } from '@fitout/contract/messages/en/staff/order-desk.ts'
import { replyTemplates } from '@fitout/contract/messages/en/staff/reply-templates.ts'
import { search as searchWords } from '@fitout/contract/messages/en/staff/search.ts'
import { findOrder } from '@fitout/contract/orders.ts'
import { requestRefund } from '@fitout/contract/refund-requests.ts'
import { copyProduct, findStaffProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import { addReplyTemplate } from '@fitout/contract/staff/reply-templates.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { commentWithLink, enquire, orderWithProof } from './desk-work.ts'
import { handAt } from './human-pace.ts'
import { enterOffice } from './office.ts'
import { piecesOfSizes } from './pieces.ts'
import { present } from './present.ts'
import { staffWords as words } from './staff-words.ts'

type Width = 'desk' | 'phone'
type Hand = ReturnType<typeof handAt>

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const queue = words.paymentRecords
const mark = crypto.randomUUID().slice(0, 8)

/**
 * The limit of each task in seconds of manual work, from the first page of the back office to its effect; twice that for
 * writing.
 */
const most = { desk: 25, phone: 40 }

test.each(['desk', 'phone'] as const)(
  'the most common tasks of a day are short, at the %s',
  async (width) => {
    const page = await browser.visit({ width, language: 'en-GB' })
    await enterOffice(page)
    const said: string[] = []
    const long: string[] = []
    for (const [name, prepare] of Object.entries(tasks)) {
      const work = await prepare(page)
      await page.goto('/admin#/')
      await page.reload()
      await page.getByRole('heading', { name: words.waiting.title }).first().waitFor()
      const hand = handAt(width)
      await work(hand, width)
      said.push(`${name} at the ${width}: ${hand.said()}`)
      if (hand.byHand() > (name in slower ? 2 : 1) * most[width]) long.push(name)
    }
    console.info(said.join('\n'))
    expect(long).toEqual([])
    await page.context().close()
  },
  300_000,
)

/** Text that is typed letter by letter. */
const slower = { 'Order for a caller': true, 'Answer an enquiry in own words': true }

type Work = (hand: Hand, width: Width) => Promise<void>

const tasks: Record<string, (page: Page) => Promise<Work>> = {
  'Confirm a payment': async (page) => {
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
  'Find an order by its number': async (page) => {
    const { reference } = await orderWithProof()
    return async (hand, width) => {
      await openSearch(page, hand, width)
      await hand.type(page.getByRole('combobox', { name: searchWords.officeSearch.sought }), reference.slice(3))
      await hand.press(page.getByRole('option').filter({ hasText: reference }).first())
      await page.getByRole('heading', { name: reference }).first().waitFor()
    }
  },
  'Send an order out': async (page) => {
    const { call, id, reference } = await orderWithProof()
    await confirm(page, id)
    const dialog = page.getByRole('dialog')
    return async (hand) => {
      await hand.press(page.getByRole('link', { name: reference }).first())
      await hand.press(page.getByRole('button', { name: words.steps.ship }))
      await hand.type(dialog.getByRole('textbox', { name: words.orders.trackingNumber }), 'SF1029384756')
      await hand.press(dialog.getByRole('button', { name: words.steps.ship }))
      const sent = async () => (await call(findOrder, { params: { id } })).data.tracking_number
      await expect.poll(sent).toBe('SF1029384756')
    }
  },
  'Answer an enquiry in own words': async (page) => {
    const { reference, name } = await enquireByName()
    return async (hand) => {
      await hand.press(page.getByRole('link', { name }).first())
      const text = `Thank you. We can come and measure on Saturday at eleven. ${reference}`
      await hand.type(page.getByRole('textbox', { name: enquiryReplies.enquiryReplies.answer }), text)
      await hand.press(page.getByRole('button', { name: enquiryReplies.enquiryReplies.send }))
      await page.getByRole('listitem').filter({ hasText: text }).waitFor()
    }
  },
  'Answer an enquiry by a template': async (page) => {
    const { reference, name } = await enquireByName()
    const title = `Visit ${mark} ${reference}`
    const text = 'We come on Saturday at eleven.'
    const staff = await staffCall(page)
    await staff(addReplyTemplate, { body: { title, texts: { zh: '我們星期六早上到訪。', cn: '', en: text } } })
    return async (hand) => {
      await hand.press(page.getByRole('link', { name }).first())
      await hand.type(page.getByRole('combobox', { name: replyTemplates.replyTemplates.choose }), title.slice(0, 5))
      await hand.press(page.getByRole('option', { name: title }))
      await hand.press(page.getByRole('button', { name: enquiryReplies.enquiryReplies.send }))
      await page.getByRole('listitem').filter({ hasText: text }).waitFor()
    }
  },
  'Change a price': async (page) => {
    const { id, title, price } = await copiedPiece(page)
    const staff = await staffCall(page)
    return async (hand, width) => {
      await openSearch(page, hand, width)
      await hand.type(page.getByRole('combobox', { name: searchWords.officeSearch.sought }), title)
      await hand.press(page.getByRole('option').filter({ hasText: title }).first())
      await hand.type(page.getByRole('spinbutton', { name: /^Price/ }).first(), `${price + 100}`)
      await hand.press(page.getByRole('button', { name: words.kit.action.save, exact: true }))
      const now = async () => (await staff(findStaffProduct, { params: { id } })).data.variants[0]?.price
      await expect.poll(now).toBe(price + 100)
    }
  },
  'Count stock': async (page) => {
    const { id, title } = await copiedPiece(page)
    const staff = await staffCall(page)
    return async (hand, width) => {
      await openSearch(page, hand, width)
      await hand.type(page.getByRole('combobox', { name: searchWords.officeSearch.sought }), title)
      await hand.press(page.getByRole('option').filter({ hasText: title }).first())
      await hand.type(page.getByRole('spinbutton', { name: /^Kwun Tong/ }).first(), '7')
      await hand.press(page.getByRole('button', { name: words.kit.action.save, exact: true }))
      const inStock = async () => (await staff(findStaffProduct, { params: { id } })).data.available
      await expect.poll(inStock).toBe(7)
    }
  },
  'Approve a refund': async (page) => {
    const { call, id, reference } = await orderWithProof()
    await confirm(page, id)
    const { data } = await call(findOrder, { params: { id } })
    const items = [{ product_variant_id: present(data.lines[0]).product_variant_id, qty: 1 }]
    await call(requestRefund, { params: { id }, body: { reason: 'Damaged', refund_items: items } })
    return async (hand) => {
      await hand.press(page.getByRole('link', { name: `${words.today.acts.refunds}: ${reference}` }))
      const request = page.locator('.MuiCard-root').filter({ has: page.getByRole('link', { name: reference }) })
      await hand.press(request.getByRole('button', { name: words.refunds.approve }))
      await hand.press(page.getByRole('dialog').getByRole('button', { name: words.refunds.approve }))
      await request.waitFor({ state: 'detached' })
    }
  },
  'Let a comment be seen': async (page) => {
    const { text, standing } = await commentWithLink(crypto.randomUUID().slice(0, 8))
    return async (hand) => {
      await hand.press(page.getByRole('button', { name: `${words.comments.show}: ${text}` }))
      await expect.poll(standing).toContain(text)
    }
  },
  'Order for a caller': async (page) => {
    const [piece] = await piecesOfSizes(1)
    return async (hand, width) => {
      await openSearch(page, hand, width)
      await hand.type(page.getByRole('combobox', { name: searchWords.officeSearch.sought }), orderDesk.orderDesk.new)
      await hand.press(page.getByRole('option', { name: orderDesk.orderDesk.new }).first())
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

async function confirm(page: Page, id: string): Promise<void> {
  await page.goto(`/admin#/orders/${id}/show`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: words.steps['confirm-payment'] }).click()
  await dialog.getByRole('button', { name: words.steps['confirm-payment'] }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function openSearch(page: Page, hand: Hand, width: Width): Promise<void> {
  const field = page.getByRole('combobox', { name: searchWords.officeSearch.sought })
  if (width === 'desk') await page.keyboard.press('ControlOrMeta+k')
  else await hand.press(page.getByRole('button', { name: searchWords.officeSearch.open }))
  await field.waitFor()
}

/** A piece of its own: other tests buy those of the shop meanwhile. */
/** An enquiry without a subject; it is listed by the name of its writer. */
async function enquireByName() {
  const name = `Chan Tai Man ${crypto.randomUUID().slice(0, 8)}`
  return { name, reference: (await enquire(name)).reference }
}

async function copiedPiece(page: Page) {
  const staff = await staffCall(page)
  const { data: sofas } = await staff(listStaffProducts, { query: { q: 'sofa' } })
  const name = crypto.randomUUID().slice(0, 6)
  const title = { zh: `梳化 ${name}`, cn: `沙发 ${name}`, en: `Sofa ${name}` }
  const { data } = await staff(copyProduct, { params: { id: present(sofas[0])._id }, body: { title } })
  return { id: data._id, title: title.en, price: present(data.variants[0]).price }
}
