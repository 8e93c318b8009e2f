import { listAudit } from '@fitout/contract/staff/audit.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { ownEnquiries, sendEnquiry } from '@fitout/contract/enquiries.ts'
import { migrate } from '@fitout/contract/registration.ts'
import { findStaffEnquiry, listStaffEnquiries, workOnEnquiry } from '@fitout/contract/staff/enquiries.ts'
import { readFigures } from '@fitout/contract/staff/dashboard.ts'
import { changeStaff } from '@fitout/contract/staff/staff.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { openMember, rightPassword, signIn } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest, uploadPicture } from '../../testing/visitors.ts'

let shop: TestShop
let support: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop()
  await publishConstants(shop.context)
  support = await openStaff(shop, 'support')
})
afterAll(() => shop.stop())

const enquiry = { name: '陳太', email: 'chan@home.example', subject: '全屋裝修', description: '將軍澳兩房單位。' }
const list = async (status: 'NEW' | 'ANSWERED') => (await support.call(listStaffEnquiries, { query: { status } })).data

test('an enquiry is assigned, planned and answered, with audit entries for each', async () => {
  const guest = await openGuest(shop)
  const photo = await uploadPicture(guest)
  const { data: sent } = await guest.call(sendEnquiry, { body: { ...enquiry, photos: [photo] } })
  const params = { id: sent._id }
  const [waiting] = await list('NEW')
  expect(waiting).toMatchObject({ reference: sent.reference, is_late: false, owner: null, picture_ids: [photo] })
  const picture = await support.send(`/api/admin/enquiries/${sent._id}/pictures/${photo}`)
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
  expect((await support.send(`/api/admin/enquiries/${sent._id}/pictures/${newId()}`)).status).toBe(404)

  const plan = { next_action: '致電約度尺', next_action_on: '2026-12-01' }
  const { data: taken } = await support.call(workOnEnquiry, { params, body: { is_mine: true, ...plan } })
  expect(taken).toMatchObject({ status: 'NEW', owner: { _id: support.accountId }, ...plan })
  await support.call(workOnEnquiry, { params, body: { status: 'ANSWERED' } })
  expect((await list('ANSWERED')).map(({ _id, owner }) => [_id, owner?._id])).toEqual([[sent._id, support.accountId]])
  expect(await list('NEW')).toEqual([])

  const manager = await openStaff(shop, 'manager')
  const { data: trail } = await manager.call(listAudit, { query: { subject: 'enquiry', subject_id: sent._id } })
  expect(trail.map(({ after }) => Object.keys(after as object).toSorted())).toEqual([
    ['status'],
    ['next_action', 'next_action_on', 'owner'],
  ])
  await expectRefusal(
    support.call(workOnEnquiry, { params: { id: newId() }, body: { is_mine: true } }),
    404,
    'enquiry-not-found',
  )
})

test('of two staff members who take over the same enquiry one succeeds, and the other gets a conflict', async () => {
  const guest = await openGuest(shop)
  const { data: sent } = await guest.call(sendEnquiry, { body: enquiry })
  const params = { id: sent._id }
  const { data: seen } = await support.call(findStaffEnquiry, { params })
  const colleague = await openStaff(shop, 'manager')
  const body = { is_mine: true, version: seen.version }
  const tries = await Promise.allSettled([support, colleague].map((one) => one.call(workOnEnquiry, { params, body })))
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expectRefusal(colleague.call(workOnEnquiry, { params, body }), 409, 'changed-meanwhile')
  const { data: taken } = await support.call(findStaffEnquiry, { params })
  const { version } = taken
  const { data: done } = await support.call(workOnEnquiry, { params, body: { status: 'CLOSED', version } })
  expect([done.status, done.owner, done.version === version]).toEqual(['CLOSED', taken.owner, false])
})

test('the pipeline can be filtered by owner and by lateness, and enquiries can be reassigned', async () => {
  const guest = await openGuest(shop)
  const sent = async () => (await guest.call(sendEnquiry, { body: enquiry })).data._id
  const [late, planned, fresh] = [await sent(), await sent(), await sent()]
  const earlier = (days: number) => new Date(shop.context.clock.now().getTime() - days * 86_400_000)
  await shop.context.db
    .updateTable('enquiries')
    .set({ reply_by: earlier(1) })
    .where('id', '=', late)
    .execute()
  const colleague = await openStaff(shop, 'support')
  const work = (id: string, body: BodyInput<typeof workOnEnquiry>) =>
    support.call(workOnEnquiry, { params: { id }, body })
  const day = earlier(2).toISOString().slice(0, 10)
  await work(planned, { owner_id: colleague.accountId, next_action: '度尺', next_action_on: day, status: 'ANSWERED' })
  await work(fresh, { is_mine: true })
  const listed = async (query: object) => (await support.call(listStaffEnquiries, { query })).data.map(({ _id }) => _id)
  expect(await listed({ is_late: 'true' })).toEqual([late])
  const owner = await openStaff(shop)
  expect((await owner.call(readFigures)).data.late_enquiries).toBe(1)
  expect(await listed({ owner_id: 'none' })).toContain(late)
  expect(await listed({ owner_id: support.accountId })).toEqual([fresh])
  expect(await listed({ owner_id: colleague.accountId })).toEqual([])
  expect(await listed({ owner_id: colleague.accountId, status: 'ANSWERED' })).toEqual([planned])
  const among = async (query: object) =>
    (await listed({ status: 'ALL', per_page: '100', ...query })).filter((id) => [late, planned, fresh].includes(id))
  expect(await among({ sort_by: 'reply_by' })).toEqual([late, planned, fresh])
  expect(await among({ sort_by: 'created_at', sort_order: 'desc' })).toEqual([fresh, planned, late])
  // Without a next action they come last.
  expect(await among({ sort_by: 'next_action_on' })).toEqual([planned, late, fresh])
  expect(await listed({ sort_by: 'next_action_on', status: 'ANSWERED', owner_id: colleague.accountId })).toEqual([
    planned,
  ])
  const { data: found } = await support.call(findStaffEnquiry, { params: { id: planned } })
  expect(found).toMatchObject({ is_late: false, is_action_late: true, owner: { _id: colleague.accountId } })
  await expectRefusal(support.call(findStaffEnquiry, { params: { id: newId() } }), 404, 'enquiry-not-found')
  await owner.call(changeStaff, { params: { id: colleague.accountId }, body: { is_disabled: true } })
  await expectRefusal(work(late, { owner_id: colleague.accountId }), 404, 'staff-not-found')
})

test('an enquiry whose owner left, or may no longer work on it, is listed as unassigned', async () => {
  const guest = await openGuest(shop)
  const [owner, colleague] = [await openStaff(shop), await openStaff(shop, 'support')]
  const { _id: id } = (await guest.call(sendEnquiry, { body: enquiry })).data
  await owner.call(workOnEnquiry, { params: { id }, body: { owner_id: colleague.accountId } })
  const isUnassigned = async () =>
    (await owner.call(listStaffEnquiries, { query: { owner_id: 'none', per_page: '100' } })).data.some(
      ({ _id }) => _id === id,
    )
  expect(await isUnassigned()).toBe(false)
  const change = async (body: BodyInput<typeof changeStaff>) =>
    owner.call(changeStaff, { params: { id: colleague.accountId }, body })
  await change({ role: 'editor' })
  expect(await isUnassigned()).toBe(true)
  await expectRefusal(
    owner.call(workOnEnquiry, { params: { id }, body: { owner_id: colleague.accountId } }),
    404,
    'staff-not-found',
  )
  await change({ role: 'manager' })
  expect(await isUnassigned()).toBe(false)
  await change({ is_disabled: true })
  expect(await isUnassigned()).toBe(true)
  const { data: found } = await owner.call(findStaffEnquiry, { params: { id } })
  expect(found.owner?._id).toBe(colleague.accountId)
})

test('a member follows their own enquiries, including those sent as a guest, without internal notes', async () => {
  const guest = await openGuest(shop)
  const { data: first } = await guest.call(sendEnquiry, { body: { ...enquiry, area: 45, area_units: 'sqm' } })
  await expectRefusal(guest.call(ownEnquiries), 403, 'not-allowed')
  const email = 'follows@shop.example'
  await guest.call(migrate, { body: { type: 'EMAIL', email, password: rightPassword } })
  const member = await signIn(shop, email)
  const spam = { ...enquiry, website: 'https://spam.example', description: 'cheap loans http://a.example' }
  const { data: second } = await member.call(sendEnquiry, { body: spam })
  const params = { id: first._id }
  await support.call(workOnEnquiry, { params, body: { is_mine: true, next_action: 'CANARY-NOTE' } })
  const seen = await member.call(ownEnquiries)
  expect(seen.data.map(({ reference, stage }) => [reference, stage])).toEqual([
    [second.reference, 'received'],
    [first.reference, 'received'],
  ])
  expect(seen.data[1]).toMatchObject({ saleable_sqft: 484, picture_count: 0, is_late: false, reply_by: first.reply_by })
  expect(JSON.stringify(seen)).not.toMatch(/CANARY|SPAM|spam_score|owner/)
  await support.call(workOnEnquiry, { params, body: { status: 'ANSWERED' } })
  expect((await member.call(ownEnquiries)).data[1]).toMatchObject({ stage: 'answered' })
  const other = await openMember(shop)
  expect(await other.call(ownEnquiries)).toMatchObject({ data: [], total: 0 })
})

test('INJ-12 PRIV-02 enquiries are exported without formulas, and the export is audited', async () => {
  const guest = await openGuest(shop)
  const written = ['=1+1', '@SUM(A1)', '-2+3', '+852', '＝A1+2']
  for (const text of written) {
    await guest.call(sendEnquiry, { body: { ...enquiry, name: text, subject: text, description: `\t${text}` } })
  }
  const manager = await openStaff(shop, 'manager')
  const headers = { 'X-Locale': 'cn' }
  const response = await manager.send('/api/admin/enquiries/export?owner_id=none', { headers })
  expect([response.status, response.headers.get('Content-Disposition')]).toEqual([
    200,
    'attachment; filename="enquiries.csv"',
  ])
  const table = await response.text()
  expect(table).toMatch(/^"编号","状态","收到时间","回复期限","姓名","邮箱","电话"/)
  expect(table).toMatch(/\r\n"[^"]+","新咨询"/)
  for (const text of written) expect(table).toContain(`"'${text.replaceAll('"', '""')}"`)
  expect(table.split(/","|\r\n"?/).filter((cell) => /^"?[=+\-@＝\t]/.test(cell))).toEqual([])
  const { data: waiting } = await manager.call(listStaffEnquiries, { query: { owner_id: 'none', per_page: '100' } })
  expect(waiting.filter(({ reference }) => !table.includes(reference))).toEqual([])
  const { data: trail } = await manager.call(listAudit, { query: { subject: 'export' } })
  expect(trail).toMatchObject([
    { action: 'enquiries.export', after: { status: 'NEW', owner_id: 'none', rows: waiting.length } },
  ])
  expect(JSON.stringify(trail)).not.toContain('SUM')
  expect((await support.send('/api/admin/enquiries/export')).status).toBe(403)
})

test('enquiries of every state are found by name, number however spaced, reference, mail and subject', async () => {
  const mark = `Kwok ${newId().slice(-6)}`
  const guest = await openGuest(shop)
  const phone = `6${String(Date.now()).slice(-7)}`
  const sent = async (more: object) => (await guest.call(sendEnquiry, { body: { ...enquiry, ...more } })).data
  const one = await sent({ name: mark, area_code: '852', phone, email: `k${phone}@home.example` })
  const two = await sent({ name: mark, subject: `Loft of ${phone}` })
  await sent({ name: 'Lee Ka Yan' })
  await support.call(workOnEnquiry, { params: { id: one._id }, body: { status: 'CLOSED' } })
  const found = async (q: string, status: 'ALL' | 'NEW' = 'ALL') => {
    const answer = await support.call(listStaffEnquiries, { query: { q, status } })
    expect(answer.total).toBe(answer.data.length)
    return answer.data.map(({ _id }) => _id)
  }
  expect(await found(mark)).toEqual([two._id, one._id])
  expect(await found(mark, 'NEW')).toEqual([two._id])
  expect(await found(one.reference)).toEqual([one._id])
  expect(await found(`+852 ${phone.slice(0, 4)} ${phone.slice(4)}`)).toEqual([one._id])
  expect(await found(`k${phone}@`)).toEqual([one._id])
  expect(await found(`Loft of ${phone}`)).toEqual([two._id])
  expect(await found('100% oak_floor')).toEqual([])
  const manager = await openStaff(shop, 'manager')
  const file = await manager.send(`/api/admin/enquiries/export?status=ALL&q=${encodeURIComponent(mark)}`)
  const lines = (await file.text()).trim().split('\r\n').slice(1)
  expect(lines.map((each) => [one, two].find(({ reference }) => each.includes(reference))?._id)).toEqual([
    two._id,
    one._id,
  ])
})

test('a text that many enquiries hold is found in the newest of them', async () => {
  const names = Array.from({ length: 500 }, (_, at) => `Common ${at}`)
  const { db } = shop.context
  const guest = await openGuest(shop)
  const { data: first } = await guest.call(sendEnquiry, { body: { ...enquiry, name: 'Common first' } })
  const row = await db.selectFrom('enquiries').selectAll().where('id', '=', first._id).executeTakeFirstOrThrow()
  const copies = names.map((name) => ({ ...row, id: newId(), reference: `EN-${newId().slice(-8)}`, name }))
  await db.insertInto('enquiries').values(copies).execute()
  const { total, data } = await support.call(listStaffEnquiries, { query: { q: 'common', status: 'ALL' } })
  expect([total, data[0]?.name]).toEqual([501, 'Common 499'])
})
