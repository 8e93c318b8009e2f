import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openTestShop } from '../testing/test-shop.ts'
import { sweep } from './sweep.ts'

test('a store of files that fails does not keep expired rows', async () => {
  const shop = await openTestShop()
  onTestFinished(() => shop.stop())
  const { context } = shop
  await sql`insert into passkey_challenges (session_key, challenge, purpose, expires_at)
    values ('a session', 'a challenge', 'login', now() - interval '1 day')`.execute(context.db)
  const fail = (): never => {
    throw new Error('the bucket is gone')
  }
  const storage = { ...context.storage, listBefore: fail, removeBefore: fail, removeHalfReceived: fail }
  await expect(sweep({ ...context, storage })).rejects.toThrow('the bucket is gone')
  expect((await sql`select from passkey_challenges`.execute(context.db)).rows).toEqual([])
})
