import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { askAs, enterAsMember } from './member.ts'
import { enterOffice } from './office.ts'
import { ask } from './shop-facts.ts'

let browser: TestBrowser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

const beacon = 'http://beacon.invalid/'
const payloads = {
  name: `<img src=x onerror="fetch('${beacon}1')"> {{7*7}} \${7*7}`,
  address: `</script><script>fetch('${beacon}2')</script>\n<svg onload=fetch('${beacon}3')>\njavascript:alert(1)`,
  note: `"><iframe srcdoc="<script>fetch('${beacon}4')</script>"></iframe>`,
}

/** Where staff see the order with hostile texts. */
let orderPlace: string

/** Places an order like the storefront, from inside its page: with its cookie and its header. */
async function placeInPage(typed: typeof payloads): Promise<{ _id: string; reference: string }> {
  const send = async (path: string, body?: object) => {
    const response = await fetch(`/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', 'X-Storefront': '1' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(JSON.stringify(answer))
    return answer
  }
  const configuration = await send('/configuration/latest')
  const store = `/stores/${configuration.data['shop-constants'].main_store_id}`
  const list = await send(`${store}/product-management/products/filter?kind=GOODS&in_stock=true&per_page=1`)
  const piece = await send(`${store}/product-management/products/${list.data[0]._id}/details`)
  const variant = piece.data.variants.find(
    (candidate: { availability: string }) => candidate.availability === 'ONLINE_BOOKING_AVAILABLE',
  )
  const couriers = await send(`${store}/shopping-cart/couriers?country_code=HK`)
  const courier = couriers.data.find((candidate: { needs: string }) => candidate.needs === 'NOTHING')
  await send(`${store}/shopping-cart/add-to-cart`, { product_variant_id: variant._id, qty: 1 })
  const { data } = await send(`${store}/checkouts`, {
    checkout_product_variant_ids: [variant._id],
    delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: courier._id },
    delivery_details: { ...typed, area_code: '852', phone: '51234567' },
    payment_method: 'OFFLINE',
    success_url: '/en/result/order/success',
    cancel_url: '/en/result/order/failure',
  })
  return data
}

/** Text that was executed on a page. */
function beaconsOf(page: Page): string[] {
  const fired: string[] = []
  page.on('dialog', (dialog) => {
    fired.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (/beacon/.test(request.url())) fired.push(request.url())
  })
  return fired
}

test('INJ-03 customer input is shown as text everywhere', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  const fired = beaconsOf(page)
  await page.goto('/en/products')
  await page.waitForFunction(() => localStorage.getItem('fitout-session') !== null)
  const order = await page.evaluate(placeInPage, payloads)
  orderPlace = `orders/${order._id}/show`

  await page.goto(`/en/orders/${order._id}`)
  await page.getByRole('heading', { level: 1, name: new RegExp(order.reference) }).waitFor()
  const shown = await page.locator('main').innerText()
  expect(shown).toContain(payloads.name)
  expect(shown).toContain('</script><script>')
  expect(await page.locator('main iframe, main svg[onload], main img[src="x"]').count()).toBe(0)

  await page.goto(`/en/result/order/success?order=${order._id}`)
  await page.getByText(order.reference).first().waitFor()
  expect(fired).toEqual([])
})

test('INJ-03 INJ-04 a comment and an enquiry are text below the article and in the back office', async () => {
  const visitor = await enterAsMember(browser, 'en', `<svg onload=alert('name')>`)
  const fired = beaconsOf(visitor.page)
  const posts = await ask<{ _id: string }[]>('/posts/filter?per_page=20')
  const post = posts.at(-1)!._id
  const text = `</script><script>fetch('/beacon-1')</script><img src=x onerror=fetch('/beacon-2')>`
  await askAs(visitor.page, 'en', 'POST', '/posts/review', { _id: post, comment: `${text} ]]> <!--` })
  // With a link in it, it waits for staff.
  await askAs(visitor.page, 'en', 'POST', '/posts/review', { _id: post, comment: `${text} https://a.example` })
  await visitor.goTo(pathTo('blog', 'zh', { id: post }))
  await visitor.page.locator('#comments').getByText("fetch('/beacon-1')").first().waitFor()
  expect(await visitor.page.locator('main img[src="x"], main svg[onload]').count()).toBe(0)
  const enquiry = { name: text, subject: text, description: text, email: 'beacon@home.example' }
  await askAs(visitor.page, 'en', 'POST', '/enquiries', enquiry)
  await visitor.leave()

  const page = await browser.visit({ language: 'en-GB' })
  const firedInOffice = beaconsOf(page)
  await enterOffice(page)
  const places = [
    ['enquiries', "fetch('/beacon-1')"],
    ['comments', "fetch('/beacon-1')"],
    ['customers', "<svg onload=alert('name')>"],
    [orderPlace, '</script><script>'],
  ] as const
  for (const [place, shown] of places) {
    await page.goto(`/admin#/${place}`)
    await page.getByText(shown).first().waitFor()
    expect([place, await page.locator('img[src="x"], svg[onload], iframe').count()]).toEqual([place, 0])
  }
  expect([...fired, ...firedInOffice]).toEqual([])
  await page.context().close()
}, 150_000)
