import { currentStaff } from '@fitout/contract/staff/session.ts'
import { expect, test } from 'vitest'
import { pretendPaymentsWarning } from './config.ts'
import { startApiProcess } from './testing/api-process.ts'
import { openStaff } from './testing/staff.ts'
import { openTestShop } from './testing/test-shop.ts'

test.each([
  ['sandbox', 'https://shop.example.com', true],
  ['sandbox', 'http://192.168.1.20:3000', true],
  ['none', 'https://shop.example.com', false],
  ['sandbox', 'http://localhost:3000', false],
  ['sandbox', 'http://127.0.0.2:3000', false],
  ['sandbox', 'http://[::1]:3000', false],
])('staff are notified of payments by %s at %s: %s', async (provider, publicUrl, isTold) => {
  const shop = await openTestShop({ environment: { PAYMENT_PROVIDER: provider, PUBLIC_URL: publicUrl } })
  const { token } = await openStaff(shop, 'support')
  const { data } = await shop.visitor({ token })(currentStaff)
  expect(data.takes_pretend_payments).toBe(isTold)
  await shop.stop()
})

test('each start of a shop with pretend payments at a public address logs a warning', async () => {
  const shop = await openTestShop()
  const start = async (publicUrl: string) => {
    const api = await startApiProcess(shop, { paymentProvider: 'sandbox', publicUrl, logLevel: 'warn' })
    await api.stop()
    return api.output().includes(pretendPaymentsWarning)
  }
  const open = 'https://shop.example.com'
  expect([await start(open), await start(open), await start('http://localhost:3000')]).toEqual([true, true, false])
  await shop.stop()
}, 90_000)
