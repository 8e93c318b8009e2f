import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'

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

/** Places an order as the storefront does, from inside its page: with its cookie and its header. */
async function placeInPage(typed: typeof payloads): Promise<{ _id: string; reference: string }> {
  const ask = async (path: string, body?: object) => {
    const response = await fetch(`/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', 'X-Storefront': '1' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(JSON.stringify(answer))
    return answer
  }
  const configuration = await ask('/configuration/latest')
  const store = `/stores/${configuration.data['shop-constants'].main_store_id}`
  const list = await ask(`${store}/product-management/products/filter?kind=GOODS&in_stock=true&per_page=1`)
  const piece = await ask(`${store}/product-management/products/${list.data[0]._id}/details`)
  const variant = piece.data.variants.find(
    (candidate: { availability: string }) => candidate.availability === 'ONLINE_BOOKING_AVAILABLE',
  )
  const couriers = await ask(`${store}/shopping-cart/couriers?country_code=HK`)
  const courier = couriers.data.find((candidate: { needs: string }) => candidate.needs === 'NOTHING')
  await ask(`${store}/shopping-cart/add-to-cart`, { product_variant_id: variant._id, qty: 1 })
  const { data } = await ask(`${store}/checkouts`, {
    checkout_product_variant_ids: [variant._id],
    delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: courier._id },
    delivery_details: { ...typed, area_code: '852', phone: '51234567' },
    payment_method: 'OFFLINE',
    success_url: '/en/result/order/success',
    cancel_url: '/en/result/order/failure',
  })
  return data
}

test('INJ-03 what a customer typed is text wherever it is shown', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  const fired: string[] = []
  page.on('dialog', (dialog) => {
    fired.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().startsWith(beacon)) fired.push(request.url())
  })
  await page.goto('/en/products')
  await page.waitForFunction(() => localStorage.getItem('fitout-session') !== null)
  const order = await page.evaluate(placeInPage, payloads)

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
