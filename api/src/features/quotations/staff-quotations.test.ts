import { createHash } from 'node:crypto'
import { canonicalJson } from '@fitout/contract/canonical-json.ts'
import { ownRenovations, showRenovation } from '@fitout/contract/renovations.ts'
import { ownQuotations, showQuotation } from '@fitout/contract/quotations.ts'
import { quotationTerms } from '@fitout/contract/quotation-options.ts'
import { totalsOf } from '@fitout/contract/quotation-amounts.ts'
import {
  beginQuotation,
  findStaffQuotation,
  listQuotationItems,
  orderQuotationGroups,
  saveQuotationGroup,
  saveQuotationHead,
  sendQuotation,
  withdrawQuotation,
} from '@fitout/contract/staff/quotations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectInvariants } from '../../testing/expect-invariants.ts'
import { type Member, openProvedMember } from '../../testing/members.ts'
import {
  beginDraft,
  line,
  saveLines,
  send,
  sendNextVersion,
  sendQuotationTo,
  someLines,
  writeQuotation,
} from '../../testing/quotations.ts'
import { openRoomOf } from '../../testing/renovations.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, refusalOf } from '../../testing/visitors.ts'

let shop: TestShop
let staff: StaffVisitor
let colleague: StaffVisitor
let client: Member
beforeAll(async () => {
  shop = await openTestShop()
  staff = await openStaff(shop, 'manager')
  colleague = await openStaff(shop, 'support')
  client = await openProvedMember(shop)
})
afterAll(async () => {
  await expectInvariants(shop.context.db)
  await shop.stop()
})

const newRoom = () => openRoomOf(shop, staff, client)

describe('a draft', () => {
  test('is unique per room, and contains the figures computed by the server', async () => {
    const id = await newRoom()
    const { params, draft } = await writeQuotation(staff, id)
    expect(draft).toMatchObject({ version: 1, status: 'DRAFT', missing: [], total: 38_552 })
    expect(draft.number).toMatch(/^QT-/)
    expect(draft.content).toMatchObject({
      subtotal: 38_552,
      total: 38_552,
      options_total: 16_880.5,
      provisional_total: 8000,
    })
    expect(draft.content.groups.map(({ key, subtotal }) => [key, subtotal])).toEqual([
      ['demolition', 12_000],
      ['masonry', 26_552],
      ['flooring', 0],
    ])
    expect(draft.content.end! > draft.content.start!).toBe(true)
    await expectRefusal(staff.call(beginQuotation, { params: { id }, body: { from: 'EMPTY' } }), 409, 'draft-exists')
    await expectRefusal(client.call(showQuotation, { params }), 404, 'quotation-not-found')
    expect((await client.call(ownQuotations, { params: { id } })).total).toBe(0)
  })

  test('R14 a computed figure in the request, or a price on an included line, is refused by field', async () => {
    const { params } = await writeQuotation(staff, await newRoom())
    const group = { ...params, key: 'painting' }
    const problems = async (lines: object[]) =>
      (
        await refusalOf(staff.call(saveQuotationGroup, { params: group, body: { revision: 0, lines: lines as never } }))
      ).errors?.map(({ path, code }) => [path, code])
    expect(await problems([{ ...line('x'), amount: 1 }])).toEqual([['lines.0.amount', 'unknown-field']])
    expect(await problems([line('x'), { ...line('x'), total: 1 }])).toEqual([['lines.1.total', 'unknown-field']])
    expect(await problems([line('x', { kind: 'INCLUDED' })])).toEqual([['lines.0.unit_price', 'too-big']])
    expect(await problems([line('x', { set: 'floor' })])).toEqual([['lines.0.set', 'invalid']])
    const total = refusalOf(staff.call(saveQuotationHead, { params, body: { revision: 2, total: 1 } as never }))
    expect((await total).errors).toMatchObject([{ path: 'total', code: 'unknown-field' }])
  })

  test('R14 cannot be sent while one of the ten groups of terms is empty, and the error names it', async () => {
    const { params, draft } = await writeQuotation(staff, await newRoom())
    const { terms } = draft.content
    let revision = draft.head_revision
    for (const { key } of quotationTerms) {
      const saved = await staff.call(saveQuotationHead, {
        params,
        body: { revision, terms: { ...terms, [key]: { zh: ' ' } } },
      })
      revision = saved.data.head_revision
      expect(saved.data.missing).toEqual([{ key, group: null, line: null }])
      const refused = await refusalOf(
        staff.call(sendQuotation, { params, body: { revision: saved.data.revision, is_warned: true } }),
      )
      expect([refused.status, refused.code, refused.details]).toEqual([409, 'quotation-incomplete', { keys: [key] }])
    }
    const whole = await staff.call(saveQuotationHead, { params, body: { revision, terms } })
    const body = { revision: whole.data.revision }
    const warned = await refusalOf(staff.call(sendQuotation, { params, body }))
    expect([warned.code, warned.details]).toEqual([
      'quotation-warnings',
      { keys: expect.arrayContaining(['due-before-works', 'provisional-share']) },
    ])
    const sent = await staff.call(sendQuotation, { params, body: { ...body, is_warned: true } })
    expect(sent.data.status).toBe('SENT')
  })

  test('lists everything else that is missing: works period, plan, exclusions, languages, sets, reasons', async () => {
    const id = await newRoom()
    const { version } = await beginDraft(staff, id, 'EMPTY')
    const params = { id, version: String(version) }
    const empty = (await staff.call(findStaffQuotation, { params })).data
    expect(empty.missing.map(({ key }) => key)).toEqual([
      ...quotationTerms.map(({ key }) => key),
      'lines',
      'exclusion-list',
      'plan',
      'works-period',
    ])
    const lines = [
      line('', { title: { en: 'English alone' } }),
      line('a', { kind: 'OPTION', set: 's', is_default: true }),
      line('b', { kind: 'OPTION', set: 's', is_default: true }),
    ]
    const saved = await saveLines(staff, params, 'painting', lines)
    const head = { cooling_off_days: 0, discount: { amount: 5, reason: {} } }
    const { data } = await staff.call(saveQuotationHead, { params, body: { revision: saved.head_revision, ...head } })
    const keys = data.missing.map(({ key }) => key).slice(quotationTerms.length)
    expect(keys).toEqual([
      'line-words',
      'discount',
      'exclusion-list',
      'plan',
      'works-period',
      'cooling-off-reason',
      'option-sets',
    ])
    expect(data.missing.find(({ key }) => key === 'line-words')?.line).toBe(data.content.groups[0]!.lines[0]!.key)
    expect(data.warnings).toContain('no-cooling-off')
    // For stages that are proposed on working days.
    expect(data.holidays).toContain('2026-12-25')
  })

  test('R19 two people in two groups each save a hundred times concurrently without a conflict', async () => {
    const { params } = await writeQuotation(staff, await newRoom())
    const saveOften = async (who: StaffVisitor, key: 'demolition' | 'masonry', lines: ReturnType<typeof line>[]) => {
      let revision = 1
      for (let time = 0; time < 100; time += 1) {
        const body = { revision, lines: [...lines, line(`${key} ${time}`)] }
        const { data } = await who.call(saveQuotationGroup, { params: { ...params, key }, body })
        revision = data.content.groups.find((group) => group.key === key)!.revision
      }
    }
    const { demolition, masonry } = someLines()
    await Promise.all([saveOften(staff, 'demolition', demolition), saveOften(colleague, 'masonry', masonry)])
    const { data } = await staff.call(findStaffQuotation, { params })
    expect(data.content.groups.map(({ lines }) => lines.at(-1)?.title.en).slice(0, 2)).toEqual([
      'demolition 99',
      'masonry 99',
    ])
    expect(data.content.groups.map(({ revision }) => revision).slice(0, 2)).toEqual([101, 101])
  }, 120_000)

  test('R19 the later of two in one group is told who saved first and when', async () => {
    const { params } = await writeQuotation(staff, await newRoom())
    const save = (who: StaffVisitor) =>
      who.call(saveQuotationGroup, { params: { ...params, key: 'masonry' }, body: { revision: 1, lines: [line('x')] } })
    await save(colleague)
    const refused = await refusalOf(save(staff))
    expect([refused.code, refused.details]).toEqual([
      'changed-meanwhile',
      { staff_name: expect.stringContaining('support'), at: expect.any(String) },
    ])
    const head = (who: StaffVisitor) =>
      who.call(saveQuotationHead, { params, body: { revision: 2, delay_per_day: 800 } })
    await head(colleague)
    expect((await refusalOf(head(staff))).details).toMatchObject({ staff_name: expect.stringContaining('support') })
  })

  test('keeps the order of groups set by staff, and contains each line once', async () => {
    const { params, draft } = await writeQuotation(staff, await newRoom())
    const { data } = await staff.call(orderQuotationGroups, {
      params,
      body: { revision: draft.head_revision, keys: ['masonry', 'flooring'] },
    })
    expect(data.content.groups.map(({ key }) => key)).toEqual(['masonry', 'flooring', 'demolition'])
    const { key } = data.content.groups[0]!.lines[0]!
    const twice = saveLines(staff, params, 'painting', [line('x', { key })])
    expect((await refusalOf(twice)).errors).toMatchObject([{ path: 'lines.0.key', code: 'duplicate' }])
    const items = await staff.call(listQuotationItems, { query: { group: 'painting' } })
    expect(items.data.every(({ group }) => group === 'painting')).toBe(true)
  })
})

describe('a sent version', () => {
  test('is served to the client by its hash, and can be decided on in the room', async () => {
    const id = await newRoom()
    const { params, sent } = await sendQuotationTo(staff, id)
    const { data } = await client.call(showQuotation, { params })
    expect(data.content_hash).toBe(sent.content_hash)
    expect(createHash('sha256').update(canonicalJson(data.content)).digest('hex')).toBe(sent.content_hash)
    const { groups, discount, total } = data.content
    expect(
      totalsOf(
        groups.flatMap(({ lines }) => lines),
        discount?.amount ?? 0,
      ).total,
    ).toBe(total)
    const { data: room } = await client.call(showRenovation, { params: { id } })
    expect(room).toMatchObject({
      status: 'QUOTED',
      waits_for: 'CLIENT',
      quotation: { version: 1, status: 'SENT', total: 38_552, content_hash: sent.content_hash },
      can_cancel_quotation: true,
      cooling_off_until: null,
    })
    const own = (await client.call(ownRenovations)).data.find((one) => one._id === id)
    expect(own?.waits_for).toBe('CLIENT')
    const path = `/api/renovations/${id}/quotations/1`
    const first = await client.send(path)
    const again = await client.send(path, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } })
    expect([first.status, first.headers.get('ETag'), again.status]).toEqual([200, `"${sent.content_hash}"`, 304])
  })

  test('R15 cannot be changed by any call or statement', async () => {
    const id = await newRoom()
    const { params, sent } = await sendQuotationTo(staff, id)
    const { db } = shop.context
    const writes = [
      () => staff.call(saveQuotationHead, { params, body: { revision: sent.head_revision, delay_per_day: 1 } }),
      () => saveLines(staff, params, 'masonry', [line('x')]),
      () => staff.call(orderQuotationGroups, { params, body: { revision: sent.head_revision, keys: [] } }),
      () => staff.call(sendQuotation, { params, body: { revision: sent.revision, is_warned: true } }),
    ]
    for (const write of writes) await expectRefusal(write(), 409, 'no-draft')
    const statements = [
      sql`update quotations set content = content || '{"total": 1}' where renovation_id = ${id}`,
      sql`update quotations set content_hash = repeat('0', 64) where renovation_id = ${id}`,
      sql`update quotations set total_cents = 1 where renovation_id = ${id}`,
      sql`update quotations set valid_until = valid_until + 30 where renovation_id = ${id}`,
      sql`update quotations set status = 'DRAFT', content = null, content_hash = null, valid_until = null,
        sent_at = null where renovation_id = ${id}`,
      sql`insert into quotation_groups (quotation_id, key, position, title, lines, saved_at)
        select id, 'gas', 1, '{}', '[]', now() from quotations where renovation_id = ${id}`,
    ]
    for (const statement of statements) await expect(statement.execute(db)).rejects.toThrow('cannot be changed')
    expect((await client.call(showQuotation, { params })).data.content_hash).toBe(sent.content_hash)
  })

  test('is replaced by the next one, which keeps the line keys, and can be withdrawn with a reason', async () => {
    const id = await newRoom()
    const first = await sendQuotationTo(staff, id)
    const next = await sendNextVersion(staff, id)
    expect(next.sent).toMatchObject({ version: 2, number: first.sent.number, status: 'SENT' })
    const { data } = await client.call(ownQuotations, { params: { id } })
    expect(data.map(({ version, status }) => [version, status])).toEqual([
      [2, 'SENT'],
      [1, 'SUPERSEDED'],
    ])
    const withdraw = (params: { id: string; version: string }) =>
      staff.call(withdrawQuotation, { params, body: { reason: 'Measured again' } })
    await expectRefusal(withdraw(first.params), 409, 'illegal-transition')
    expect((await withdraw(next.params)).data).toMatchObject({ status: 'WITHDRAWN', reason: 'Measured again' })
    const { data: room } = await client.call(showRenovation, { params: { id } })
    expect(room).toMatchObject({ status: 'PLANNING', quotation: { status: 'WITHDRAWN' }, can_cancel_quotation: false })
  })

  test('is valid for 3 to 90 days, sent once per key, and only by permitted staff', async () => {
    const { params, draft } = await writeQuotation(staff, await newRoom())
    const body = { revision: draft.revision, is_warned: true }
    await expectRefusal(colleague.call(sendQuotation, { params, body }), 403, 'not-allowed')
    const until = async (valid_until: string) =>
      (await refusalOf(staff.call(sendQuotation, { params, body: { ...body, valid_until } }))).errors?.[0]?.code
    expect([await until('2026-01-01'), await until('2030-01-01')]).toEqual(['day-past', 'day-too-far'])
    await expectRefusal(
      staff.call(sendQuotation, { params, body: { ...body, revision: draft.revision - 1 } }),
      409,
      'changed-meanwhile',
    )
    const idempotencyKey = crypto.randomUUID()
    const once = await staff.call(sendQuotation, { params, body, idempotencyKey })
    expect(await staff.call(sendQuotation, { params, body, idempotencyKey })).toEqual(once)
    await expectRefusal(send(staff, params), 409, 'no-draft')
  })
})
