import { enquiryReplies } from '@fitout/contract/messages/en/staff/enquiry-replies.ts'
import { replyTemplates } from '@fitout/contract/messages/en/staff/reply-templates.ts'
import { findStaffProduct } from '@fitout/contract/staff/products.ts'
import { addReplyTemplate } from '@fitout/contract/staff/reply-templates.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { commentWithLink, orderWithProof } from './desk-work.ts'
import { handAt, type Width } from './human-pace.ts'
import { commonTasks, copiedPiece, enquireByName, find, type Task } from './office-tasks.ts'
import { enterOffice } from './office.ts'
import { staffWords as words } from './staff-words.ts'
import { before } from './tasks-before.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const widths = ['desk', 'phone'] as const

test.each(widths)(
  'the ten most common tasks take no longer than before the workplace, at the %s',
  async (width) => {
    const taken = await measured(commonTasks, width)
    const rows = Object.entries(before.seconds).map(([name, seconds]) => {
      return { name, before: seconds[width], now: taken[name] ?? 0 }
    })
    const lines = rows.map((row) =>
      [row.name.padEnd(48), `${row.before}`.padStart(6), `${row.now}`.padStart(6)].join(' '),
    )
    console.info([`Seconds at the ${width}, in ${before.release} and now:`, ...lines].join('\n'))
    expect(rows.filter((row) => row.now > row.before)).toEqual([])
  },
  600_000,
)

/** The limit of each task in seconds of manual work. */
const most = { desk: 25, phone: 40 }

test.each(widths)(
  'other tasks of a day are short, at the %s',
  async (width) => {
    const taken = await measured(otherTasks, width)
    console.info(
      Object.entries(taken)
        .map(([name, seconds]) => `${name} at the ${width}: ${seconds} s`)
        .join('\n'),
    )
    expect(Object.entries(taken).filter(([, seconds]) => seconds > most[width])).toEqual([])
  },
  600_000,
)

/** Whole seconds of manual work. */
async function measured(tasks: Record<string, Task>, width: Width): Promise<Record<string, number>> {
  const page = await browser.visit({ width, language: 'en-GB' })
  await enterOffice(page)
  const taken: Record<string, number> = {}
  for (const [name, prepare] of Object.entries(tasks)) {
    const work = await prepare(page)
    await page.goto('/admin#/')
    await page.reload()
    await page.getByRole('heading', { name: words.waiting.title }).first().waitFor()
    const hand = handAt(width)
    await work(hand, width)
    taken[name] = Math.round(hand.byHand())
  }
  await page.context().close()
  return taken
}

const mark = crypto.randomUUID().slice(0, 8)

const otherTasks: Record<string, Task> = {
  'Find an order by its number': async (page) => {
    const { reference } = await orderWithProof()
    return async (hand, width) => {
      await find(page, hand, width, reference.slice(3), reference)
      await page.getByRole('heading', { name: reference }).first().waitFor()
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
  'Count stock': async (page) => {
    const { id, title } = await copiedPiece(page)
    const staff = await staffCall(page)
    return async (hand, width) => {
      await find(page, hand, width, title)
      await hand.type(page.getByRole('spinbutton', { name: /^Kwun Tong/ }).first(), '7')
      await hand.press(page.getByRole('button', { name: words.kit.action.save, exact: true }))
      const inStock = async () => (await staff(findStaffProduct, { params: { id } })).data.available
      await expect.poll(inStock).toBe(7)
    }
  },
  'Let a comment be seen': async (page) => {
    const { text, standing } = await commentWithLink(crypto.randomUUID().slice(0, 8))
    return async (hand) => {
      await hand.press(page.getByRole('button', { name: `${words.comments.show}: ${text}` }))
      await expect.poll(standing).toContain(text)
    }
  },
}
