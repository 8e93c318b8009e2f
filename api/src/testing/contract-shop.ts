import { afterAll, beforeAll } from 'vitest'
import { expectInvariants } from './expect-invariants.ts'
import { publishConstants, publishLayout } from './publish-constants.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

/** A shop in which contracts can be made, with a clock set by the test; every invariant is checked at the end. */
export function withContractShop() {
  const open = { shop: undefined as unknown as TestShop, now: Date.now() }
  beforeAll(async () => {
    const clock = { now: () => new Date(open.now), seconds: () => Math.floor(open.now / 1000) }
    open.shop = await openTestShop({ clock })
    await publishConstants(open.shop.context)
    await publishLayout(open.shop.context)
  })
  afterAll(async () => {
    await expectInvariants(open.shop.context.db)
    await open.shop.stop()
  })
  return open
}
