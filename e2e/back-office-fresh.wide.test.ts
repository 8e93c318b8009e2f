import { addProduct, changeProduct } from '@fitout/contract/staff/products.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { ownMark } from './mark.ts'
import { enterOffice } from './office.ts'
import { staffWords as words } from './staff-words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

test('a form begins with what is stored, however recently the record was shown', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(page)
  const call = await staffCall(page)
  const [before, after] = [`Stool ${ownMark()}`, `Bench ${ownMark()}`]
  const inEach = (text: string) => ({ zh: text, cn: text, en: text })
  const { data: product } = await call(addProduct, { body: { kind: 'GOODS', title: inEach(before) } })
  const show = `/admin#/products/${product._id}/show`
  const title = page.getByRole('textbox', { name: `${words.products.title} · 繁體中文` })
  await page.goto(show)
  await title.waitFor()
  expect(await title.inputValue()).toBe(before)

  await page.goto('/admin#/products')
  await title.waitFor({ state: 'detached' })
  const params = { id: product._id }
  await call(changeProduct, { params, body: { title: inEach(after), version: product.version } })
  await page.route(`**/admin/products/${product._id}`, async (route) => {
    await pause(1000)
    await route.continue()
  })
  await page.goto(show)
  await title.waitFor()
  expect(await title.inputValue()).toBe(after)
  await page.context().close()
})
