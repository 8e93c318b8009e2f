import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { startMailServer } from './testing/mail-server.ts'
import { publishConstants } from './testing/publish-constants.ts'
import { type ShopGoods, stockShop } from './testing/shop-goods.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'
import { openGuest, placeOrder } from './testing/visitors.ts'

let shop: TestShop
let goods: ShopGoods
let port: number
beforeAll(async () => {
  port = await freePort()
  shop = await openTestShop({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` }, withWorker: true })
  goods = await stockShop(shop.context)
  await publishConstants(shop.context)
})
afterAll(() => shop.stop())

test('a mail server that is down, then hangs, delays no visitor, and each mail is sent once when it is back', async () => {
  const variant = await goods.addVariant({ stock: [50, 0] })
  const guest = await openGuest(shop)
  const order = async () => {
    const from = performance.now()
    await placeOrder(goods, guest, { [variant]: 1 })
    return performance.now() - from
  }
  expect(await order()).toBeLessThan(3000)
  const server = startMailServer(port)
  expect(await order()).toBeLessThan(3000)
  server.isHanging = false
  await expect.poll(() => server.subjects.length, { timeout: 90_000, interval: 500 }).toBe(2)
  expect(await order()).toBeLessThan(3000)
  await expect.poll(() => server.subjects.length, { timeout: 90_000, interval: 500 }).toBe(3)
  expect(new Set(server.subjects).size).toBe(3)
  server.stop()
}, 240_000)

test('an SMS gateway that refuses, then hangs, is retried until it accepts each message once', async () => {
  const taken: string[] = []
  let answer: 'refuses' | 'hangs' | 'takes' = 'refuses'
  let asked = 0
  const gateway = createHttpServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    asked += 1
    if (answer === 'refuses') outgoing.writeHead(500).end()
    if (answer !== 'takes') return
    taken.push(String(incoming.headers['idempotency-key']))
    outgoing.writeHead(204).end()
  })
  const at = await freePort()
  await new Promise<void>((settle) => gateway.listen(at, '127.0.0.1', settle))
  const { createHttpTexts } = await import('./adapters/sms/http-texts.ts')
  const texts = createHttpTexts({ url: `http://127.0.0.1:${at}`, authorization: undefined, body: '{"to":"{to}"}' })
  const message = { id: 'one', to: '+85251234567', text: 'x' }
  await expect(texts.send(message)).rejects.toThrow('500')
  answer = 'hangs'
  const from = performance.now()
  await expect(texts.send(message)).rejects.toThrow(/timeout/i)
  expect(performance.now() - from).toBeLessThan(15_000)
  answer = 'takes'
  await texts.send(message)
  expect([asked, taken]).toEqual([3, ['one']])
  gateway.closeAllConnections()
  gateway.close()
}, 60_000)
