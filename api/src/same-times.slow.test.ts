import { forgetPassword } from '@fitout/contract/passwords.ts'
import { expect, test } from 'vitest'
import { logIn, openMember } from './testing/members.ts'
import { withOrderDesk } from './testing/order-desk.ts'
import { apartness, tellingApart } from './testing/same-times.ts'
import { openTestShop } from './testing/test-shop.ts'
import { openGuest } from './testing/visitors.ts'

// A rank test is wrong about one honest sample in a hundred, and more often on a busy machine.
const patience = { retry: 3, timeout: 60_000 }
const desk = withOrderDesk()

/** The duration of each kind of call, in milliseconds; called in turn, each first equally often. */
async function timesOf<Kind extends string>(
  kinds: readonly Kind[],
  rounds: number,
  call: (kind: Kind, round: number) => Promise<unknown>,
): Promise<Record<Kind, number[]>> {
  const warmUp = 10
  const times = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const first = round % kinds.length
    for (const kind of [...kinds.slice(first), ...kinds.slice(0, first)]) {
      const from = performance.now()
      await call(kind, round)
      if (round >= warmUp) times[kind].push(performance.now() - from)
    }
  }
  return times
}

test('AUTH-02 a login takes as long for a missing account', patience, async () => {
  const shop = await openTestShop({ passwordCost: { memoryKibibytes: 2048, passes: 2 } })
  const { email } = await openMember(shop)
  const times = await timesOf(['known', 'unknown'], 200, (kind, round) => {
    const login_id = kind === 'known' ? email : `nobody-${round}@shop.example`
    return logIn(shop, { type: 'EMAIL', login_id, password: 'Wrong1234' })
  })
  await shop.stop()
  const median = (of: number[]) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)]!
  const ratio = median(times.known) / median(times.unknown)
  expect(ratio).toBeGreaterThan(0.9)
  expect(ratio).toBeLessThan(1.1)
  expect(apartness(times.known, times.unknown)).toBeLessThan(tellingApart)
})

test(
  'AUTH-10 a forgotten password takes as long for an account, for none, and for a blocked one',
  patience,
  async () => {
    const shop = await openTestShop()
    const [member, disabled] = [await openMember(shop), await openMember(shop)]
    const { db } = shop.context
    await db.updateTable('accounts').set({ disabled_at: new Date() }).where('id', '=', disabled.accountId).execute()
    const emails = { known: member.email, unknown: 'nobody@shop.example', disabled: disabled.email }
    const visitor = shop.visitor()
    const times = await timesOf(['known', 'unknown', 'disabled'], 100, (kind) =>
      visitor(forgetPassword, { body: { type: 'EMAIL', email: emails[kind] } }),
    )
    await shop.stop()
    expect(apartness(times.known, times.unknown)).toBeLessThan(tellingApart)
    expect(apartness(times.disabled, times.unknown)).toBeLessThan(tellingApart)
  },
)

test("ACL-03 another account's order takes as long to refuse as a missing one", patience, async () => {
  const { id } = await desk.newOrder()
  const stranger = await openGuest(desk.shop)
  const times = await timesOf(['foreign', 'missing'], 200, (kind) =>
    stranger.send(`/api/orders/${kind === 'foreign' ? id : crypto.randomUUID()}/details`),
  )
  expect(apartness(times.foreign, times.missing)).toBeLessThan(tellingApart)
})
