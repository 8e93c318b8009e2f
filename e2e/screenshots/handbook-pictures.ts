import type { Call } from '@fitout/contract/client.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { languageNames, type Locale } from '@fitout/contract/locales.ts'
import { orderChanges as cn } from '@fitout/contract/messages/cn/staff/order-changes.ts'
import { orderChanges as en } from '@fitout/contract/messages/en/staff/order-changes.ts'
import { orderChanges as zh } from '@fitout/contract/messages/zh/staff/order-changes.ts'
import { firstSteps } from '@fitout/contract/staff/first-steps.ts'
import { beginMailing, saveMailing } from '@fitout/contract/staff/mailings.ts'
import { beginQuotation } from '@fitout/contract/staff/quotations.ts'
import { addSegment } from '@fitout/contract/staff/segments.ts'
import { addWebhook } from '@fitout/contract/staff/webhooks.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { staffCall } from '../callers.ts'
import { enterOffice, speak } from '../office.ts'
import { busyOffice, lookAt, type OfficeScreen } from '../office-screens.ts'
import type { Visitor } from '../visitor.ts'
import { transferSlip } from './office-walk.ts'
import { picturesThere } from './take-screenshot.ts'

/** As wide as on a page of the handbook, and not too high to be seen at once. */
const size = { width: 875, height: 640 }
const barHeight = 48
/** The scale, for high-density screens. */
const scale = 1.4

type Shot = {
  /** The name of a screen, or its address behind the `#`. */
  at: string
  /** The steps before the picture is taken. */
  prepare?: (page: Page, locale: Locale) => Promise<void>
  /** Whether it shows a dialog with input, which the back office asks about before closing. */
  isDialog?: boolean
}

/** Customers of the busy shop, who are found with their orders. */
const sought = { zh: '陳大文', cn: '李文静', en: 'Rachel' }

const changing = { zh: zh.orderChanges, cn: cn.orderChanges, en: en.orderChanges }

/** Task of the handbook, or part of one, → its picture. */
const shots: Record<string, Shot> = {
  'new-shop': { at: '/' },
  'getting-around': { at: '/', prepare: search },
  'your-day': { at: '/' },
  'sign-in': { at: '/account' },
  'check-payments': { at: '/proofs' },
  orders: { at: '/orders' },
  'changed-orders': { at: 'order, paid', prepare: changeOrder, isDialog: true },
  'hand-over-orders': { at: 'order, paid' },
  'unmatched-payments': { at: '/payments' },
  refunds: { at: 'refund' },
  figures: { at: '/figures' },
  pipeline: { at: '/pipeline' },
  enquiries: { at: 'enquiry' },
  calendar: { at: `/appointments?week=${hongKongDay(new Date(), 7)}` },
  renovations: { at: 'renovation, IN_PROGRESS' },
  quotations: { at: 'quotation' },
  instalments: { at: 'renovation, IN_PROGRESS/instalments' },
  stages: { at: 'renovation, IN_PROGRESS/stages' },
  variations: { at: 'renovation, IN_PROGRESS/variations' },
  'site-reports': { at: 'site' },
  'messages-and-files': { at: 'renovation, IN_PROGRESS/files' },
  'defects-and-handover': { at: 'renovation, HANDED_OVER/defects' },
  products: { at: 'product' },
  'prices-and-sales': { at: '/products', prepare: tickTwo },
  stock: { at: '/low-stock' },
  categories: { at: '/categories' },
  'product-file': { at: '/product-file', prepare: checkFile },
  offers: { at: 'campaign' },
  'search-words': { at: '/empty-searches' },
  customers: { at: 'customer' },
  mailings: { at: 'mailing', prepare: writeInOwn },
  membership: { at: '/membership' },
  'reviews-and-comments': { at: '/reviews' },
  pages: { at: 'page' },
  articles: { at: 'article' },
  projects: { at: 'project' },
  translations: { at: '/translations' },
  'shop-settings': { at: '/words/configuration' },
  theme: { at: '/words/configuration/theme' },
  'shop-file': { at: '/shop-file' },
  'moving-in': { at: '/imports' },
  delivery: { at: '/couriers' },
  staff: { at: '/staff' },
  tools: { at: 'webhook' },
  health: { at: '/health' },
  records: { at: '/audit' },
}

let filled: Promise<OfficeScreen[]> | undefined

/** Takes the pictures of all tasks in a language, or of the given ones, into a folder of that language. */
export async function illustrateHandbook(
  { page, locale }: Visitor,
  folder: string,
  wanted: readonly string[],
): Promise<void> {
  await enterOffice(page)
  filled ??= fill(page)
  const screens = await filled
  await speak(page, locale)
  // Folded, so that the picture shows the screen.
  await page.evaluate(() => localStorage.setItem('fitout.menu', 'false'))
  await page.setViewportSize({ width: size.width + 55, height: size.height + barHeight })
  await mkdir(join(folder, locale), { recursive: true })
  const failures: unknown[] = []
  for (const [name, shot] of Object.entries(shots)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    // A failure does not prevent the others.
    await take(name, shot).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n'))

  async function take(name: string, shot: Shot): Promise<void> {
    if (name === 'new-shop') await pretendNewShop(page)
    // Takes the first page again, as it would otherwise show cached data.
    if (shot.at === '/') await page.goto('about:blank')
    await lookAt(page, { name, path: `/admin#${addressOf(shot.at, screens)}` })
    await shot.prepare?.(page, locale)
    await writeFile(join(folder, locale, `${name}.webp`), await picture(page, shot.isDialog))
    await page.unrouteAll()
    if (!shot.isDialog) return
    page.once('dialog', (question) => void question.accept())
    await page.goto('about:blank')
  }
}

/** A shop with work in it, and the extra data that only these pictures need. */
async function fill(page: Page): Promise<OfficeScreen[]> {
  const screens = await busyOffice(page, await transferSlip(page))
  const staff = await staffCall(page)
  const room = addressOf('renovation, QUOTED', screens)
  const id = room.split('/').at(-1) ?? ''
  const { data: draft } = await staff(beginQuotation, { params: { id }, body: { from: 'VERSION' } })
  const { data: hook } = await staff(addWebhook, {
    body: {
      title: 'Accounts',
      endpoint_url: 'https://accounts.example.com/fitout',
      events: ['order.placed', 'payment.received', 'payment.returned'],
    },
  })
  const works = addressOf('renovation, IN_PROGRESS', screens).split('/').at(-1)
  return [
    ...screens,
    { name: 'quotation', path: `/admin#${room}/quotations/${draft.version}` },
    { name: 'mailing', path: `/admin#/mailings/${await draftMailing(staff)}` },
    { name: 'webhook', path: `/admin#/webhooks/${hook._id}` },
    { name: 'site', path: `/admin#/sites/${works}` },
  ]
}

async function draftMailing(staff: Call): Promise<string> {
  const filter = { takes_mail: 'true' }
  const { data: segment } = await staff(addSegment, { body: { name: '通訊 Newsletter', filter } })
  const { data: mailing } = await staff(beginMailing, { body: { segment_id: segment._id } })
  const subject = { zh: '新到的橡木家具', cn: '新到的橡木家具', en: 'New pieces in oak' }
  const text = {
    zh: '各位客人：\n\n新一批橡木餐桌及餐椅已到店，歡迎到陳列室參觀。\n\n- 餐桌可訂造尺寸\n- 本月免費送貨',
    cn: '各位顾客：\n\n新一批橡木餐桌和餐椅已到店，欢迎到展厅参观。\n\n- 餐桌可定制尺寸\n- 本月免费送货',
    en: 'Dear customers,\n\nNew tables and chairs in oak are in the showroom. Come and sit on them.\n\n- Tables in your size\n- Free delivery this month',
  }
  const { _id: id, revision } = mailing
  await staff(saveMailing, { params: { id }, body: { revision, subject, text } })
  return id
}

/** `renovation, IN_PROGRESS/stages` is a screen below a named one. */
function addressOf(at: string, screens: OfficeScreen[]): string {
  if (at.startsWith('/')) return at
  const [name = '', ...below] = at.split('/')
  const path = screens.find((screen) => screen.name === name)?.path
  if (!path) throw new Error(`The back office has no screen ${name}.`)
  return [path.replace('/admin#', ''), ...below].join('/')
}

/** The remaining tasks are on the first page of a newly set-up shop; this one is filled. */
async function pretendNewShop(page: Page): Promise<void> {
  await page.route('**/api/admin/first-steps', (route) => route.fulfill({ json: { data: firstSteps } }))
}

async function search(page: Page, locale: Locale): Promise<void> {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox').last()
  await field.fill(sought[locale])
  await page.getByRole('option').nth(1).waitFor()
}

async function writeInOwn(page: Page, locale: Locale): Promise<void> {
  await page.locator('main').getByRole('button', { name: languageNames[locale] }).click()
}

/** One more piece, and its consequences. */
async function changeOrder(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: changing[locale].change }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('spinbutton').first().fill('2')
  const preview = dialog.locator('section[aria-live]')
  await preview.getByRole('alert').waitFor()
  await preview.evaluate((part) => part.scrollIntoView({ block: 'end' }))
}

async function tickTwo(page: Page): Promise<void> {
  // The first ticks all.
  const boxes = page.locator('main input[type=checkbox]')
  await boxes.nth(1).check()
  await boxes.nth(2).check()
}

async function checkFile(page: Page): Promise<void> {
  const buffer = Buffer.from('product,sku,price,status\n,A-1,12.345,SOMEWHERE\nsofa,,-3,ACTIVE\n')
  await page.locator('main input[type=file]').setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer })
  await page.locator('main table').waitFor()
}

/** The content of the screen below the bar, as far as it fills the picture. */
async function picture(page: Page, isDialog = false): Promise<Buffer> {
  await picturesThere(page)
  const isOver = (await page.getByRole('dialog').count()) > 0
  const main = page.locator('main')
  const bottom = await main.evaluate((element) => {
    const boxes = [...element.querySelectorAll('*')].map((one) => one.getBoundingClientRect().bottom)
    return Math.max(...boxes)
  })
  const frame = isDialog ? page.locator('.MuiDialog-paper') : main
  const { x, width } = (await frame.boundingBox()) ?? { x: 0, width: size.width }
  const height = isOver ? size.height : Math.min(size.height, Math.max(200, bottom - barHeight + 12))
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 55,
    clip: { x, y: barHeight, width, height, scale },
  })
  await session.detach()
  return Buffer.from(data, 'base64')
}
