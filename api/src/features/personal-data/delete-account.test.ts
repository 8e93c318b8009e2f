import { deleteAccount, requestDeletionCode } from '@fitout/contract/personal-data.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverMessages, openMember } from '../../testing/members.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, refusalOf } from '../../testing/visitors.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.stop())

test('an account without a password needs a six-digit code, valid only for its session', async () => {
  const member = await openMember(shop)
  expect((await member.call(requestDeletionCode)).data.needs).toBe('password')
  await shop.context.db
    .updateTable('accounts')
    .set({ password_hash: null })
    .where('id', '=', member.accountId)
    .execute()
  const attempt = (body: object) => member.call(deleteAccount, { body })
  await expectRefusal(attempt({}), 422, 'verification-code-invalid')
  await expectRefusal(attempt({ password: '' }), 422, 'verification-code-invalid')
  expect((await member.call(requestDeletionCode)).data.needs).toBe('verification_code')
  const code = (await deliverMessages(shop)).find(({ about }) => about === 'delete-account')!.code
  const wrong = code === '000000' ? '000001' : '000000'
  await expectRefusal(attempt({ verification_code: wrong }), 422, 'verification-code-invalid')
  expect((await attempt({ verification_code: code })).data.deleted).toBe(true)
  expect((await member.send('/api/auth/user')).status).toBe(401)
})

test('is limited to a few attempts', async () => {
  const limited = await openTestShop({ environment: { RATE_LIMIT_SCALE: '1' } })
  const member = await openMember(limited)
  const attempt = () => member.call(deleteAccount, { body: { password: 'Wrong1234' } })
  for (let round = 0; round < 5; round += 1) await expectRefusal(attempt(), 422, 'password-wrong')
  expect((await refusalOf(attempt())).code).toBe('rate-limited')
  await limited.stop()
})
