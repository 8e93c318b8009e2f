import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { reportInvariants } from '../../scripts/invariants-report.ts'
import type { Lifetime } from '../../scripts/lifetime.ts'
import { timeLimits } from '../src/http/time-limits.ts'
import { openTestShop } from '../src/testing/test-shop.ts'

test('a check of the invariants may take longer than a request', { timeout: 60_000 }, async () => {
  const shop = await openTestShop()
  onTestFinished(() => shop.stop())
  const { pool, config } = shop.context
  const other = await pool.connect()
  await other.query('begin; lock table orders in access exclusive mode')
  let checked: number | undefined
  const lifetime: Pick<Lifetime, 'own'> = {
    async own(starting) {
      const part = await starting
      onTestFinished(() => part.stop())
      return part
    },
  }
  const check = reportInvariants(lifetime, config).then((failed) => (checked = failed))
  await pause(timeLimits.statement + 2000)
  expect(checked).toBeUndefined()
  await other.query('commit')
  other.release()
  expect(await check).toBe(0)
})
