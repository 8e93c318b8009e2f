import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { closeDefect, listDefects, reopenDefect, withdrawDefect } from '@fitout/contract/defects.ts'
import { signCertificate } from '@fitout/contract/handover-signing.ts'
import { readCertificate, warrantyEnd } from '@fitout/contract/handovers.ts'
import { listInstalments } from '@fitout/contract/instalments.ts'
import { locales } from '@fitout/contract/locales.ts'
import { listRenovationEvents, showRenovation } from '@fitout/contract/renovations.ts'
import { closeDefectByStudio, listSiteDefects } from '@fitout/contract/staff/defects.ts'
import {
  completeWorks,
  showHandover,
  signCertificateByStudio,
  writeCertificate,
} from '@fitout/contract/staff/handovers.ts'
import { enterPaymentRecord } from '@fitout/contract/staff/payment-records.ts'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmPayment } from '../../testing/contracts.ts'
import { expectInvariants } from '../../testing/expect-invariants.ts'
import { certify, fix, handOver, openInspection, raiseByClient, raiseByStaff } from '../../testing/handovers.ts'
import { type Member, openProvedMember, signIn } from '../../testing/members.ts'
import { textOfPdf } from '../../testing/pdf-text.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, refusalOf } from '../../testing/visitors.ts'
import { assignForeman, openWorks, prepareWorks, progress } from '../../testing/works.ts'
import { watchWarranties } from './handover-clock.ts'
import { sendHandoverMail } from './handover-mail.ts'

let shop: TestShop
let staff: StaffVisitor
let client: Member
const moment = (day: string, time = '10:00:00.000') => Date.parse(`${day}T${time}+08:00`)
let now = moment('2026-11-30')

/** Moves the clock, with new sessions. */
async function comes(day: string, time?: string): Promise<void> {
  now = moment(day, time)
  staff = await openStaff(shop, 'manager')
  if (client) client = { ...(await signIn(shop, client.email)), phone: client.phone }
}

beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => new Date(now), seconds: () => Math.floor(now / 1000) } })
  await publishForPapers(shop.context)
})
afterAll(async () => {
  await expectInvariants(shop.context.db)
  await shop.stop()
})

async function inspected(): Promise<string> {
  await comes('2026-11-30')
  client = await openProvedMember(shop)
  return openInspection(shop, staff, client)
}

const roomOf = async (id: string) => (await client.call(showRenovation, { params: { id } })).data
const scheduleOf = async (id: string) => client.call(listInstalments, { params: { id } })
const defectsOf = async (id: string) => (await client.call(listDefects, { params: { id } })).data

async function payAll(id: string): Promise<void> {
  for (const { _id: instalment_id, open } of (await scheduleOf(id)).data) {
    if (open === 0) continue
    const paid_on = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10)
    const said = { channel: 'FPS', bank_number: '1234567', amount: open, paid_on, user_name: 'HO' } as const
    const { data } = await staff.call(enterPaymentRecord, { params: { id }, body: { ...said, instalment_id } })
    await confirmPayment(shop, staff, data._id, open)
  }
}

describe('from works to inspection', () => {
  test('works end when every stage is done, and resume when one is restarted', async () => {
    await comes('2026-11-30')
    client = await openProvedMember(shop)
    const id = await openWorks(shop, staff, client)
    const complete = () => staff.call(completeWorks, { params: { id }, body: {} })
    await expectRefusal(complete(), 409, 'illegal-transition')
    await prepareWorks(staff, id)
    await progress(staff, id, 'demolition', { percent: 50 })
    expect(await refusalOf(complete())).toMatchObject({ code: 'stages-open', details: { keys: ['demolition'] } })
    await progress(staff, id, 'demolition', { percent: 100 })
    expect((await complete()).data.status).toBe('INSPECTION')
    await expectRefusal(complete(), 409, 'illegal-transition')
    await progress(staff, id, 'demolition', { percent: 90, reason: 'A wall is left' })
    expect((await roomOf(id)).status).toBe('IN_PROGRESS')
  })
})

describe('R57 a defect', () => {
  test('can only be closed by the client, even if the studio raised it, and counts how often it was reopened', async () => {
    const id = await inspected()
    const foreman = await openStaff(shop, 'site')
    await assignForeman(staff, id, foreman)
    const theirs = await raiseByClient(client, id, { room: 'bedroom', place: '窗台', severity: 'MAJOR' })
    expect(theirs).toMatchObject({ number: 1, kind: 'HANDOVER', state: 'OPEN', due_on: '2026-12-14' })
    const ours = await raiseByStaff(foreman, id, { due_on: '2026-12-05' })
    expect(ours).toMatchObject({ number: 2, raised_by: 'STUDIO', due_on: '2026-12-05' })
    for (const { _id: defect_id } of [theirs, ours]) {
      const params = { id, defect_id }
      const close = () => client.call(closeDefect, { params, body: {} })
      await expectRefusal(close(), 409, 'illegal-transition')
      expect((await fix(foreman, id, defect_id)).state).toBe('FIXED')
      const byStudio = staff.call(closeDefectByStudio, { params, body: { reason: 'Done' } })
      await expectRefusal(byStudio, 409, 'illegal-transition')
      for (const reopened of [1, 2]) {
        const { data } = await client.call(reopenDefect, { params, body: { reason: 'Still hollow' } })
        expect(data).toMatchObject({ state: 'OPEN', reopened, reason: 'Still hollow' })
        await fix(foreman, id, defect_id)
      }
      expect((await close()).data).toMatchObject({ state: 'CLOSED', reopened: 2, closed_by: 'CLIENT' })
      await expectRefusal(client.call(reopenDefect, { params, body: { reason: 'No' } }), 409, 'illegal-transition')
    }
    expect((await foreman.call(listSiteDefects, { params: { id } })).data).toHaveLength(2)
    const { data: events } = await client.call(listRenovationEvents, { params: { id }, query: {} })
    expect(events[0]).toMatchObject({ action: 'defect-closed', facts: { number: 2 } })
  })

  test('can be closed by staff with a reason after 14 days without a response, and reopened within 30', async () => {
    const id = await inspected()
    const { _id: defect_id } = await raiseByClient(client, id)
    const params = { id, defect_id }
    await fix(staff, id, defect_id)
    const body = { reason: 'No answer to two calls' }
    await comes('2026-12-14', '09:59:59.999')
    await expectRefusal(staff.call(closeDefectByStudio, { params, body }), 409, 'illegal-transition')
    await comes('2026-12-14', '10:00:00.000')
    expect((await staff.call(closeDefectByStudio, { params, body })).data).toMatchObject({
      state: 'CLOSED',
      closed_by: 'STUDIO',
      reason: body.reason,
    })
    await comes('2027-01-13', '10:00:00.000')
    expect((await defectsOf(id))[0]?.may.reopen).toBe(false)
    await expectRefusal(client.call(reopenDefect, { params, body: { reason: 'No' } }), 409, 'illegal-transition')
    await comes('2027-01-13', '09:59:59.999')
    const { data } = await client.call(reopenDefect, { params, body: { reason: 'It came off again' } })
    expect(data).toMatchObject({ state: 'OPEN', reopened: 1, closed_by: null, due_on: '2027-01-27' })
  })

  test('can be withdrawn by the side that raised it, while it is open', async () => {
    const id = await inspected()
    const ours = await raiseByStaff(staff, id)
    const params = { id, defect_id: ours._id }
    await expectRefusal(client.call(withdrawDefect, { params, body: {} }), 409, 'illegal-transition')
    const theirs = await raiseByClient(client, id)
    const { data } = await client.call(withdrawDefect, { params: { id, defect_id: theirs._id }, body: {} })
    expect(data.state).toBe('WITHDRAWN')
    expect((await roomOf(id)).open_defects).toEqual({ open: 1, fixed: 0, major: 0, late: 0 })
    await comes('2026-12-15')
    expect((await roomOf(id)).open_defects.late).toBe(1)
  })
})

describe('R58 the certificate', () => {
  test('lists exactly the open defects, has both names, and must be signed again when they change', async () => {
    const id = await inspected()
    const [kept, gone] = [await raiseByClient(client, id, { text: '窗台刮花' }), await raiseByStaff(staff, id)]
    await fix(staff, id, gone._id)
    const first = await certify(shop, staff, id)
    await client.call(closeDefect, { params: { id, defect_id: gone._id }, body: {} })
    const sign = (content_hash: string) =>
      client.call(signCertificate, { params: { id }, body: { content_hash, typed_name: 'Ho Siu Ming' } })
    await expectRefusal(sign(first), 409, 'document-changed')
    const { certificate } = await roomOf(id)
    expect(certificate).toMatchObject({ studio: null, open_defects: [{ number: kept.number, text: '窗台刮花' }] })
    await expectRefusal(sign(certificate!.content_hash), 409, 'no-certificate-yet')
    await expectRefusal(client.call(readCertificate, { params: { id }, query: {} }), 409, 'no-certificate-yet')
    const body = { revision: 0, day: '2026-11-30', handed: [], meters: [] }
    await expectRefusal(staff.call(writeCertificate, { params: { id }, body }), 409, 'changed-meanwhile')
    await staff.call(writeCertificate, {
      params: { id },
      body: { ...body, revision: 1, handed: [{ key: 'WR1', count: 1 }] },
    })
    const { data: shown } = await staff.call(showHandover, { params: { id } })
    const signed = { content_hash: shown.certificate!.content_hash, typed_name: 'Lee Ka Yan' }
    await staff.call(signCertificateByStudio, { params: { id }, body: signed })
    const { data: room } = await sign(signed.content_hash)
    expect(room).toMatchObject({
      status: 'HANDED_OVER',
      certificate: { studio: { name: 'Lee Ka Yan' }, client: { name: 'Ho Siu Ming' } },
    })
    expect(room.warranties.map(({ months, from, until }) => [months, from, until])).toEqual([
      [12, '2026-11-30', '2027-11-29'],
      [36, '2026-11-30', '2029-11-29'],
    ])
    await expectRefusal(sign(signed.content_hash), 409, 'illegal-transition')
    for (const language of locales) {
      const paper = await client.send(`/api/renovations/${id}/certificate?language=${language}`)
      const { text } = await textOfPdf(new Uint8Array(await paper.arrayBuffer()))
      for (const said of ['Lee Ka Yan', 'Ho Siu Ming', '窗台刮花', signed.content_hash, '29/11/2029', 'WR1'])
        expect(text.replaceAll(/\s/g, '')).toContain(said.replaceAll(' ', ''))
      expect(text).not.toContain('Hollow tile')
      // Chinese has a full-width colon.
      expect(text.replaceAll(/\s/g, '')).not.toMatch(/[\p{Script=Han}）]:/u)
    }
    const raw = sql`update handovers set day = '2026-11-29' where renovation_id = ${id}`.execute(shop.context.db)
    await expect(raw).rejects.toThrow('stays as it is')
  })

  test('sets the end of warranties to the day before the anniversary, also in shorter months', () => {
    const ends = [
      ['2026-11-30', 12, '2027-11-29'],
      ['2026-11-30', 36, '2029-11-29'],
      ['2026-08-31', 6, '2027-02-27'],
      ['2027-08-31', 6, '2028-02-28'],
      ['2024-02-29', 12, '2025-02-27'],
      ['2026-12-31', 1, '2027-01-30'],
    ] as const
    for (const [from, months, until] of ends) expect(warrantyEnd(from, months)).toBe(until)
  })

  test('is mailed to both sides, and each warranty is announced once, 30 days before it ends', async () => {
    const id = await inspected()
    await handOver(shop, staff, client, id)
    const jobs = async () =>
      (
        await sql<{ data: Parameters<typeof sendHandoverMail>[1] }>`
          select data from pgboss.job where name = 'handover-mail' and data ->> 'renovationId' = ${id} order by data ? 'staffId'`.execute(
          shop.context.db,
        )
      ).rows.map(({ data }) => data)
    const [toClient, toStaff] = await jobs()
    expect([toClient, toStaff]).toMatchObject([{ accountId: client.accountId }, { news: { event: 'certificate' } }])
    const mails = []
    for (const job of await jobs()) {
      for (const _again of [1, 2]) await sendHandoverMail(shop.context, job)
      const reader = 'accountId' in job ? job.accountId : 'staffId' in job ? job.staffId : ''
      const path = join(shop.context.config.dataDir, 'mail', `handover-${id}-${reader}.eml`)
      mails.push(await PostalMime.parse(await readFile(path)))
    }
    const files = mails.map(({ attachments }) => Buffer.from(attachments[0]!.content as ArrayBuffer).toString('base64'))
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([client.email, staff.email])
    expect(new Set(files).size).toBe(1)
    for (const { subject } of mails) expect(subject).not.toMatch(/何|Ho|HK\$|@/)
    const told = async (day: string) => {
      await comes(day)
      for (const _again of [1, 2]) await watchWarranties(shop.context)
      return (await jobs()).filter(({ news }) => news.event === 'warranty-ends').length
    }
    expect(await told('2027-10-29')).toBe(0)
    expect(await told('2027-10-30')).toBe(1)
    expect(await told('2029-10-30')).toBe(2)
  })
})

describe('R41 the last payment', () => {
  test('shows the open defects, is not due while there is a major one, and can be paid all the same', async () => {
    const id = await inspected()
    const { _id: defect_id } = await raiseByClient(client, id, { severity: 'MAJOR' })
    await handOver(shop, staff, client, id)
    const before = await scheduleOf(id)
    expect(before.open_defects).toEqual({ open: 1, fixed: 0, major: 1, late: 0 })
    expect(before.data.map(({ due_on }) => due_on)).toEqual(['2026-11-30', null])
    await comes('2026-12-03')
    await fix(staff, id, defect_id)
    expect((await scheduleOf(id)).data[1]?.due_on).toBeNull()
    await client.call(closeDefect, { params: { id, defect_id }, body: {} })
    expect((await scheduleOf(id)).data[1]?.due_on).toBe('2026-12-03')
    // Instalments already due stay due.
    await comes('2026-12-04')
    await raiseByClient(client, id, { severity: 'MAJOR' })
    const after = await scheduleOf(id)
    expect(after.data[1]).toMatchObject({ due_on: '2026-12-03', state: 'DUE' })
    await payAll(id)
    expect((await scheduleOf(id)).open).toBe(0)
  })
})

describe('closing', () => {
  test('happens by the scheduled job alone, when warranties are over, all is paid and no defect is open, and not a day earlier', async () => {
    const id = await inspected()
    await handOver(shop, staff, client, id)
    const claim = await raiseByClient(client, id, { text: 'A hinge came loose' })
    expect(claim).toMatchObject({ kind: 'WARRANTY' })
    const statusOn = async (day: string) => {
      await comes(day)
      await watchWarranties(shop.context)
      return (await roomOf(id)).status
    }
    expect(await statusOn('2029-11-30')).toBe('HANDED_OVER')
    await expectRefusal(raiseByClient(client, id), 409, 'illegal-transition')
    await fix(staff, id, claim._id)
    await client.call(closeDefect, { params: { id, defect_id: claim._id }, body: {} })
    expect(await statusOn('2029-11-30')).toBe('HANDED_OVER')
    await payAll(id)
    expect(await statusOn('2029-11-29')).toBe('HANDED_OVER')
    expect(await statusOn('2029-11-30')).toBe('CLOSED')
    const { data: events } = await client.call(listRenovationEvents, { params: { id }, query: {} })
    expect(events[0]).toMatchObject({ action: 'closed', actor: 'CLOCK', name: null })
    await expectRefusal(raiseByClient(client, id), 409, 'illegal-transition')
  })
})
