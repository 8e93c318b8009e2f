import { canonicalJson } from '@fitout/contract/canonical-json.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { listInstalments, plansOffered } from '@fitout/contract/instalments.ts'
import { listRenovationEvents, showRenovation } from '@fitout/contract/renovations.ts'
import {
  beginVariation,
  changeVariation,
  findStaffVariation,
  listStaffVariations,
  removeVariation,
  sendVariation,
  withdrawVariation,
} from '@fitout/contract/staff/variations.ts'
import { showWorks } from '@fitout/contract/stages.ts'
import { declineVariation, showVariation } from '@fitout/contract/variations.ts'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { confirmPayment, handInPayment } from '../../testing/contracts.ts'
import { expectInvariants } from '../../testing/expect-invariants.ts'
import { type Member, openProvedMember, signIn } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import {
  approve,
  changeBy,
  openFellow,
  sendVariationTo,
  variationLine,
  writeVariation,
} from '../../testing/variations.ts'
import { openWorks } from '../../testing/works.ts'
import { expectRefusal, refusalOf } from '../../testing/visitors.ts'
import { expireVariations } from './open-variations-service.ts'

let shop: TestShop
let staff: StaffVisitor
let client: Member
const began = Date.now()
let now = began
beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => new Date(now), seconds: () => Math.floor(now / 1000) } })
  await publishConstants(shop.context)
})
afterAll(async () => {
  await expectInvariants(shop.context.db)
  await shop.stop()
})
beforeEach(async () => {
  now = began
  staff = await openStaff(shop, 'manager')
  client = await openProvedMember(shop)
})

const scheduleOf = async (id: string, member = client) => member.call(listInstalments, { params: { id } })
const rowsOf = async (id: string) =>
  (await scheduleOf(id)).data.map(({ payable, paid, open, state }) => [payable, paid, open, state])

/** Pays an amount in dollars towards the instalment with that number. */
async function pay(id: string, number: number, amount: number) {
  const row = (await scheduleOf(id)).data.find((one) => one.number === number)
  const record = await handInPayment(shop, client, { id, instalment_id: row?._id ?? '' }, { amount })
  await confirmPayment(shop, staff, record._id, amount)
}

const endOf = (day: string) => Date.parse(`${day}T15:59:59.999Z`)
const again = async () => ({ ...(await signIn(shop, client.email)), phone: client.phone })

describe('a variation', () => {
  test('changes no figure until it is approved, then sum, end and schedule at once', async () => {
    const id = await openWorks(shop, staff, client, { total: 362_880, plan: plansOffered.five.map(withoutStage) })
    const works = async () => (await client.call(showWorks, { params: { id } })).data
    const before = {
      schedule: await scheduleOf(id),
      end: (await client.call(showWorks, { params: { id } })).agreed_end,
    }
    expect(await works()).toHaveLength(1)
    const { params, sent } = await sendVariationTo(staff, id, { days: 1 })
    expect(sent).toMatchObject({ number: 'VO-1', status: 'SENT', amount: 2100, days: 1 })
    expect(sent.valid_until).toBe(hongKongDay(new Date(now), 7))
    const { data: room } = await client.call(showRenovation, { params: { id } })
    expect(room).toMatchObject({ waits_for: 'CLIENT', variations: [{ number: 'VO-1', status: 'SENT' }] })
    expect(await scheduleOf(id)).toEqual(before.schedule)
    const { data: shown } = await client.call(showVariation, { params })
    expect(shown.sum).toEqual({ before: 362_880, after: 364_980 })
    expect(shown.end.before).toBe(before.end)
    const after = await approve(client, params)
    expect(after.money).toMatchObject({ contract_sum: 364_980, open: 364_980, credit: 0 })
    const schedule = await scheduleOf(id)
    expect(schedule.data.at(-1)).toMatchObject({
      kind: 'VARIATION',
      payable: 2100,
      amount: 0,
      adjustments: [{ variation: 'VO-1', amount: 2100 }],
      due_on: hongKongDay(new Date(now), 7),
    })
    expect(schedule.data.at(-1)?.payment_code?.text).toContain('2100.00')
    const { agreed_end: end, days_by_variations: days } = await client.call(showWorks, { params: { id } })
    expect([end, days]).toEqual([shown.end.after, 1])
    expect((await client.call(showVariation, { params })).data).toMatchObject({ status: 'APPROVED', sum: shown.sum })
    const { data: events } = await client.call(listRenovationEvents, { params: { id } })
    expect(events[0]).toMatchObject({ action: 'variation-approved', facts: { number: 1, amount: 2100 } })
  })

  test('is added to the instalment it names, or to an extra one if that is paid', async () => {
    const id = await openWorks(shop, staff, client, { total: 1000 })
    const [first, second] = (await scheduleOf(id)).data
    await pay(id, 1, 500)
    const named = async (pays_with: string) =>
      approve(client, (await sendVariationTo(staff, id, { lines: changeBy(100), pays_with })).params)
    await named(second!._id)
    await named(first!._id)
    expect(await rowsOf(id)).toEqual([
      [500, 500, 0, 'PAID'],
      [600, 0, 600, 'WAITING'],
      [100, 0, 100, 'WAITING'],
    ])
  })

  test('below zero is taken from the last unpaid row backwards, never below what is paid; the rest is credit', async () => {
    const id = await openWorks(shop, staff, client, { total: 1000 })
    await pay(id, 1, 400)
    const { params } = await sendVariationTo(staff, id, { lines: changeBy(-550) })
    expect((await approve(client, params)).money).toMatchObject({ contract_sum: 450, paid: 400, open: 50, credit: 0 })
    expect((await rowsOf(id)).map((row) => row.slice(0, 3))).toEqual([
      [450, 400, 50],
      [0, 0, 0],
    ])
    expect((await rowsOf(id))[1]).toEqual([0, 0, 0, 'VOID'])
    const more = await sendVariationTo(staff, id, { lines: changeBy(-200) })
    expect((await approve(client, more.params)).money).toMatchObject({ contract_sum: 250, open: 0, credit: 150 })
    // The credit pays for later variations.
    const later = await sendVariationTo(staff, id, { lines: changeBy(180) })
    const { money } = await approve(client, later.params)
    expect(money).toMatchObject({ contract_sum: 430, paid: 550, open: 30, credit: 0 })
    await expectInvariants(shop.context.db)
  })

  test('never reduces the contract below zero', async () => {
    const id = await openWorks(shop, staff, client, { total: 1000 })
    const { params, draft } = await writeVariation(staff, id, { lines: changeBy(-1000.01) })
    const body = { revision: draft.revision, is_warned: true }
    await expectRefusal(staff.call(sendVariation, { params, body }), 409, 'sum-below-zero')
    const one = await sendVariationTo(staff, id, { lines: changeBy(-600) })
    const two = await sendVariationTo(staff, id, { lines: changeBy(-600) })
    await approve(client, one.params)
    await expectRefusal(approve(client, two.params), 409, 'sum-below-zero')
    expect((await scheduleOf(id)).contract_sum).toBe(400)
  })

  test('R32 of either sign keeps payable less credit at the contract sum, and no row falls below what is paid', async () => {
    const runs = inject('isThorough') ? 30 : 3
    let seed = 20261125
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    for (let run = 0; run < runs; run += 1) {
      now = began
      staff = await openStaff(shop, 'manager')
      client = await openProvedMember(shop)
      const plan = (random(2) ? plansOffered.two : plansOffered.five).map(withoutStage)
      const id = await openWorks(shop, staff, client, { total: 10_000, plan })
      let sum = 1_000_000
      for (let step = 0; step < 8; step += 1) {
        const { data } = await scheduleOf(id)
        const open = data.filter((row) => row.open > 0)
        const row = open[random(Math.max(1, open.length))]
        if (random(3) === 0 && row) await pay(id, row.number, Math.max(0.01, random(row.open * 100) / 100))
        const cents = random(2) ? random(300_000) + 1 : -(random(Math.min(sum, 400_000)) + 1)
        const pays_with = random(2) ? (data[random(data.length)]?._id ?? null) : null
        const { params } = await sendVariationTo(staff, id, { lines: changeBy(cents / 100), pays_with })
        const before = await scheduleOf(id)
        if (random(4) === 0) {
          await client.call(declineVariation, { params, body: { reason: 'Too much' } })
          expect(await scheduleOf(id)).toEqual(before)
          continue
        }
        sum += cents
        await approve(client, params)
        const after = await scheduleOf(id)
        expect(after.contract_sum).toBe(sum / 100)
        expect(after.data.filter((one) => one.paid > one.payable || one.payable < 0)).toEqual([])
      }
      await expectInvariants(shop.context.db)
    }
  }, 300_000)

  test('is approved once when two members approve concurrently, and the other gets an error', async () => {
    const id = await openWorks(shop, staff, client, { total: 1000 })
    const spouse = await openFellow(shop, id, 'APPROVE')
    const { params } = await sendVariationTo(staff, id)
    const results = await Promise.allSettled([client, spouse, client, spouse].map((one) => approve(one, params)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const schedule = await scheduleOf(id)
    expect([schedule.contract_sum, schedule.data.length]).toEqual([3100, 3])
    const refused = await refusalOf(approve(spouse, params))
    expect(refused.code).toBe('illegal-transition')
  })

  test('repeats the response to a repeated request, by its key', async () => {
    const id = await openWorks(shop, staff, client, { total: 1000 })
    const { params, draft } = await writeVariation(staff, id)
    const body = { revision: draft.revision }
    const [one, two] = await Promise.all(
      ['a', 'b'].map(() =>
        staff.call(sendVariation, { params, body, idempotencyKey: 'once-only-1' }).catch(() => null),
      ),
    )
    expect([one, two].filter(Boolean).length).toBeGreaterThan(0)
    const kept = await staff.call(sendVariation, { params, body, idempotencyKey: 'once-only-1' })
    expect(kept.data.status).toBe('SENT')
  })

  test('is declined with a reason that the studio sees, and changes nothing', async () => {
    const id = await openWorks(shop, staff, client, { total: 1000 })
    const before = await scheduleOf(id)
    const { params } = await sendVariationTo(staff, id)
    const reader = await openFellow(shop, id, 'READ')
    const body = { reason: 'We keep the old handles' }
    await expectRefusal(reader.call(declineVariation, { params, body }), 403, 'not-allowed')
    await expectRefusal(approve(reader, params), 403, 'not-allowed')
    await client.call(declineVariation, { params, body })
    const { data } = await staff.call(findStaffVariation, { params })
    expect(data).toMatchObject({ status: 'DECLINED', ...body })
    expect(await scheduleOf(id)).toEqual(before)
    await expectRefusal(approve(client, params), 409, 'illegal-transition')
  })

  test('expires with its last day, whether or not the job has run', async () => {
    const id = await openWorks(shop, staff, client, { total: 1000 })
    const { params, sent } = await sendVariationTo(staff, id)
    const other = await sendVariationTo(staff, id)
    now = endOf(sent.valid_until!)
    client = await again()
    expect((await approve(client, other.params)).money?.contract_sum).toBe(3100)
    now += 1
    await expectRefusal(approve(client, params), 409, 'document-expired')
    expect((await client.call(showVariation, { params })).data.status).toBe('EXPIRED')
    await expireVariations(shop.context)
    await expireVariations(shop.context)
    const { data: events } = await client.call(listRenovationEvents, { params: { id } })
    expect(events.filter(({ action }) => action === 'variation-expired')).toHaveLength(1)
  })

  test('R15 cannot be changed once it is sent, and its hash matches its content', async () => {
    const id = await openWorks(shop, staff, client, { total: 1000 })
    const { params, sent } = await sendVariationTo(staff, id)
    const { data } = await client.call(showVariation, { params })
    expect(createHash('sha256').update(canonicalJson(data.content)).digest('hex')).toBe(data.content_hash)
    const change = staff.call(changeVariation, { params, body: { revision: sent.revision, days: 3 } })
    await expectRefusal(change, 409, 'no-draft')
    await expectRefusal(staff.call(removeVariation, { params }), 409, 'no-draft')
    for (const set of ['content = content || \'{"days": 9}\'', 'amount_cents = 1', 'days = 9', "status = 'DRAFT'"]) {
      const raw = sql`update variations set ${sql.raw(set)} where id = ${params.variation_id}`.execute(shop.context.db)
      await expect(raw).rejects.toThrow(/cannot be changed|violates/)
    }
    await expectRefusal(approve(client, params, { content_hash: '0'.repeat(64) }), 409, 'document-changed')
    await expectRefusal(approve(client, params, { wording_version: '2020-01-01' }), 409, 'consent-wording-changed')
  })

  test('is a draft that only staff see, saved by revision, and sent once nothing is missing', async () => {
    const id = await openWorks(shop, staff, client, { total: 1000 })
    const { data: begun } = await staff.call(beginVariation, { params: { id }, body: { cause: 'CLIENT' } })
    const params = { id, variation_id: begun._id }
    await expectRefusal(client.call(showVariation, { params }), 404, 'variation-not-found')
    expect(begun.missing).toEqual(['title', 'reason', 'lines'])
    const early = await refusalOf(staff.call(sendVariation, { params, body: { revision: 1 } }))
    expect([early.code, early.details]).toEqual(['variation-incomplete', { keys: ['title', 'reason', 'lines'] }])
    const stale = staff.call(changeVariation, { params, body: { revision: 2, days: 2 } })
    await expectRefusal(stale, 409, 'changed-meanwhile')
    const foreign = staff.call(changeVariation, { params, body: { revision: 1, pays_with: newId() } })
    await expectRefusal(foreign, 404, 'instalment-not-found')
    const priced = { ...variationLine('NEW', 10), kind: 'INCLUDED' as const }
    const problem = await refusalOf(staff.call(changeVariation, { params, body: { revision: 1, lines: [priced] } }))
    expect(problem.errors).toMatchObject([{ path: 'lines.0.unit_price', code: 'too-big' }])
    await staff.call(removeVariation, { params })
    expect((await staff.call(listStaffVariations, { params: { id } })).data).toEqual([])
  })

  test('is withdrawn with a reason while it is open', async () => {
    const id = await openWorks(shop, staff, client, { total: 1000 })
    const { params } = await sendVariationTo(staff, id)
    const body = { reason: 'The supplier has none' }
    expect((await staff.call(withdrawVariation, { params, body })).data).toMatchObject({ status: 'WITHDRAWN', ...body })
    await expectRefusal(staff.call(withdrawVariation, { params, body }), 409, 'illegal-transition')
    await expectRefusal(approve(client, params), 409, 'illegal-transition')
  })
})

/** Due at the handover, for tests without such a stage of works. */
function withoutStage<Row extends { trigger: string }>(row: Row): Row {
  return row.trigger.startsWith('STAGE_') ? { ...row, trigger: 'HANDED_OVER', stage: null } : row
}
