import { locales } from '@fitout/contract/locales.ts'
import { handbook as cn } from '@fitout/contract/messages/cn/staff/handbook.ts'
import { handbook as en } from '@fitout/contract/messages/en/staff/handbook.ts'
import { handbook as zh } from '@fitout/contract/messages/zh/staff/handbook.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { enterOffice, speak } from './office.ts'

const words = { zh: zh.handbook, cn: cn.handbook, en: en.handbook }
/** A search, the page with that title, and one that it links to. */
const sought = {
  zh: { text: '核對付款', leads: '處理退款申請' },
  cn: { text: '核对付款', leads: '处理退款申请' },
  en: { text: 'check a payment', leads: 'Decide on a refund' },
}

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

test('staff read the handbook in each language, search it and follow its links', async () => {
  const page = await browser.visit()
  await enterOffice(page)
  for (const locale of locales) {
    await speak(page, locale)
    await page.goto('/admin/handbook')
    await expect.poll(() => new URL(page.url()).hash).toBe('#/handbook')
    const contents = page.getByRole('navigation', { name: words[locale].contents })
    await contents.getByLabel(words[locale].search).fill(sought[locale].text)
    await contents.getByRole('link', { name: new RegExp(`^${sought[locale].text}`, 'i') }).click()
    const article = page.getByRole('article')
    const picture = await article.getByRole('img').first().getAttribute('src')
    const answer = await page.context().request.get(picture ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp'])
    await article.getByRole('link', { name: sought[locale].leads }).click()
    await page.getByRole('heading', { level: 2, name: sought[locale].leads }).waitFor()
  }
  // From a screen to its page in the handbook.
  await page.goto('/admin#/refunds')
  // Until that screen has loaded, the link is about the one before.
  const help = page.getByRole('link', { name: words.en.helpOf }).and(page.locator('[href$="of=/refunds"]'))
  await help.click()
  await page.getByRole('heading', { level: 2, name: sought.en.leads }).waitFor()
})

test('a handbook page has its own address, and other addresses below it do not exist', async () => {
  const page = await browser.visit()
  const { status, location } = await page
    .context()
    .request.get('/admin/handbook/refunds', { maxRedirects: 0 })
    .then((answer) => ({ status: answer.status(), location: answer.headers()['location'] }))
  expect({ status, location }).toEqual({ status: 302, location: '/admin#/handbook/refunds' })
  const missing = await page.context().request.get('/admin/elsewhere', { maxRedirects: 0 })
  expect(missing.status()).toBe(404)
})
