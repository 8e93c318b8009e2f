import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { deleteAccount } from '@fitout/contract/personal-data.ts'
import { signingVersion } from '@fitout/contract/quotation-signing.ts'
import {
  acceptQuotation,
  cancelQuotation,
  ownQuotations,
  showQuotation,
  startEarly,
} from '@fitout/contract/quotations.ts'
import { listRenovationEvents, showRenovation } from '@fitout/contract/renovations.ts'
import { findStaffQuotation } from '@fitout/contract/staff/quotations.ts'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { listStaffRenovations } from '@fitout/contract/staff/renovations.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Jobs } from '../../jobs/queues.ts'
import { expectInvariants } from '../../testing/expect-invariants.ts'
import { type Member, openProvedMember, rightPassword, signIn } from '../../testing/members.ts'
import { publishConstants, publishLayout } from '../../testing/publish-constants.ts'
import { beginDraft, send, sendNextVersion, sendQuotationTo } from '../../testing/quotations.ts'
import { openRoomOf } from '../../testing/renovations.ts'
import { bare, textOfPdf } from '../../testing/pdf-text.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, refusalOf } from '../../testing/visitors.ts'
import { sendQuotationMail } from './quotation-mail.ts'
import { expireQuotations } from './quotations-service.ts'

let shop: TestShop
let staff: StaffVisitor
let client: Member
const began = Date.now()
let now = began
beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => new Date(now), seconds: () => Math.floor(now / 1000) } })
  await publishConstants(shop.context)
  await publishLayout(shop.context)
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

/** The member with a session of now. */
async function again(): Promise<Member> {
  return { ...(await signIn(shop, client.email)), phone: client.phone }
}

type Path = { id: string; version: string }

async function quoted() {
  const id = await openRoomOf(shop, staff, client)
  return { id, ...(await sendQuotationTo(staff, id)) }
}

async function accepting(member: Member, params: Path, change: object = {}) {
  const { data } = await member.call(showQuotation, { params })
  const floor = data.content.groups.find(({ key }) => key === 'flooring')?.lines ?? []
  const body = {
    content_hash: data.content_hash,
    options: floor.slice(0, 1).map(({ key }) => key),
    typed_name: '何小明 𠮷',
    is_agreed: true as const,
    wording_version: signingVersion,
    ...change,
  }
  return member.call(acceptQuotation, { params, body })
}

/** Sends the mails that are queued, each twice as a worker might; answers each once. */
async function deliverMails() {
  const { rows } = await sql<{ data: Jobs['quotation-mail'] }>`
    delete from pgboss.job where name = 'quotation-mail' and state = 'created' returning data`.execute(shop.context.db)
  const sent = []
  for (const { data } of rows) {
    for (const time of ['first', 'again']) {
      await sendQuotationMail(shop.context, data)
      if (time === 'again') continue
      const reader = 'accountId' in data ? data.accountId : 'staffId' in data ? data.staffId : 'invited'
      const path = join(
        shop.context.config.dataDir,
        'mail',
        `quotation-${data.quotationId}-${data.event}-${reader}.eml`,
      )
      const mail = await readFile(path).catch(() => undefined)
      if (mail) sent.push({ event: data.event, ...(await PostalMime.parse(mail)) })
    }
  }
  return sent
}

const addressesOf = (mails: Awaited<ReturnType<typeof deliverMails>>) =>
  mails.map(({ to }) => to?.[0]?.address).toSorted()

/** The last moment of a day in Hong Kong. */
const endOf = (day: string) => Date.parse(`${day}T15:59:59.999Z`)
describe('accepting a version', () => {
  test('makes one contract with its options, and starts the cooling-off', async () => {
    const { id, params, sent } = await quoted()
    const { data: room } = await accepting(client, params)
    const until = hongKongDay(new Date(now), 7)
    expect(room).toMatchObject({
      status: 'ACCEPTED',
      cooling_off_until: until,
      can_cancel_quotation: true,
      quotation: {
        status: 'ACCEPTED',
        content_hash: sent.content_hash,
        acceptance: {
          typed_name: '何小明 𠮷',
          accepted_total: 47_552,
          cooling_off_until: until,
          is_early_start: false,
        },
      },
    })
    const { data: events } = await client.call(listRenovationEvents, { params: { id } })
    expect(events.map(({ action }) => action).slice(0, 2)).toEqual(['quotation-accepted', 'quotation-sent'])
    expect(JSON.stringify(events)).not.toContain('何小明')
    await expectRefusal(accepting(client, params), 409, 'illegal-transition')
  })

  test('R25 with another hash, a foreign option, two or none of a set, or no name is refused, each by its code', async () => {
    const { id, params } = await quoted()
    const { data } = await client.call(showQuotation, { params })
    const [oak, bamboo] = data.content.groups.find(({ key }) => key === 'flooring')!.lines
    const fault = async (change: object) => {
      const { code, errors, details } = await refusalOf(accepting(client, params, change))
      return errors ? errors.map((one) => `${one.path} ${one.code}`).join() : [code, details]
    }
    expect(await fault({ content_hash: '0'.repeat(64) })).toEqual(['document-changed', { version: 1 }])
    expect(await fault({ options: [crypto.randomUUID()] })).toBe('options.0 not-listed')
    expect(await fault({ options: [oak!.key, bamboo!.key] })).toBe('options.1 duplicate')
    expect(await fault({ options: [] })).toEqual(['option-needed', { sets: ['floor'] }])
    expect(await fault({ typed_name: '' })).toMatch(/^typed_name /)
    expect(await fault({ wording_version: '2020-01-01' })).toEqual(['consent-wording-changed', undefined])
    expect(await fault({ is_agreed: false })).toMatch(/^is_agreed /)
    const { data: room } = await client.call(showRenovation, { params: { id } })
    expect([room.status, room.quotation?.acceptance]).toEqual(['QUOTED', null])
  })

  test('R21 works in the last millisecond of its last day, and not in the next', async () => {
    const { params, sent } = await quoted()
    now = endOf(sent.valid_until!) + 1
    client = await again()
    await expectRefusal(accepting(client, params), 409, 'document-expired')
    expect((await client.call(showRenovation, { params: { id: params.id } })).data.quotation?.status).toBe('EXPIRED')
    now -= 1
    client = await again()
    expect((await accepting(client, params)).data.status).toBe('ACCEPTED')
  })

  test('R23 twenty times at once is one acceptance, with one mail to each side', async () => {
    const { id, params } = await quoted()
    await deliverMails()
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => accepting(client, params)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const mails = await deliverMails()
    expect(mails.map(({ event }) => event)).toEqual(['accepted', 'accepted'])
    expect(addressesOf(mails)).toEqual([client.email, staff.email].toSorted())
    const { rows } = await sql`select from instalments where renovation_id = ${id}`.execute(shop.context.db)
    expect(rows).toHaveLength(2)
    for (const { subject } of mails) expect(subject).not.toMatch(/何|HK\$|@/)
  })

  test('R24 against sending the next version: exactly one wins, and the loser is told', async () => {
    const rounds = inject('isThorough') ? 500 : 12
    for (let round = 0; round < rounds; round += 1) {
      const { id, params } = await quoted()
      const { version } = await beginDraft(staff, id, 'VERSION')
      const next = { id, version: String(version) }
      const [accepted, sent] = await Promise.allSettled([accepting(client, params), send(staff, next)])
      const codes = [accepted, sent].map((one) => (one.status === 'rejected' ? one.reason.problem.code : 'done'))
      expect([
        ['done', 'illegal-transition'],
        ['document-changed', 'done'],
      ]).toContainEqual(codes)
      const { data } = await staff.call(findStaffQuotation, { params: next })
      expect(data.status).toBe(codes[1] === 'done' ? 'SENT' : 'DRAFT')
    }
    // The mails of all these rounds are not needed.
    await sql`delete from pgboss.job where name = 'quotation-mail'`.execute(shop.context.db)
  }, 600_000)

  test('R26 leaves a document with name, time, hash and sentence, which both sides have and the shop keeps', async () => {
    const { id, params, sent } = await quoted()
    await deliverMails()
    const typed_name = '何小明 陈国伟 Zoë 𠮷'
    await accepting(client, params, { typed_name })
    const mails = (await deliverMails()).filter(({ event }) => event === 'accepted')
    const files = mails.map(({ attachments }) => Buffer.from(attachments[0]!.content as ArrayBuffer))
    const hashes = files.map((file) => createHash('sha256').update(file).digest('hex'))
    const row = await shop.context.db
      .selectFrom('quotations')
      .select('pdf_hash')
      .where('renovation_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(hashes).toEqual([row.pdf_hash, row.pdf_hash])
    const { text } = await textOfPdf(files[0]!)
    // Simplified, traditional, Latin, of Hong Kong alone and rare everywhere: each is drawn.
    for (const part of [typed_name, sent.content_hash!, 'commission', 'HK$47,552', 'HK$23,776', sent.number]) {
      expect(bare(text)).toContain(bare(part))
    }
    const response = await client.send(`/api/renovations/${id}/quotations/1/pdf`)
    const sentAgain = createHash('sha256')
      .update(new Uint8Array(await response.arrayBuffer()))
      .digest('hex')
    expect(sentAgain).toBe(row.pdf_hash)
  })
})

describe('after accepting', () => {
  test('R27 cancelling works in the last millisecond of day 7, is confirmed with its time, and not after', async () => {
    const first = await quoted()
    await accepting(client, first.params)
    const second = await quoted()
    await accepting(client, second.params)
    await deliverMails()
    const until = hongKongDay(new Date(now), 7)
    const cancel = (id: string) =>
      client.call(cancelQuotation, { params: { id }, body: { reason: 'We move abroad', typed_name: '何小明' } })
    now = endOf(until)
    client = await again()
    const { data: room } = await cancel(first.id)
    expect(room).toMatchObject({ status: 'CANCELLED', quotation: { status: 'CANCELLED', reason: 'We move abroad' } })
    const mails = await deliverMails()
    expect(mails.map(({ event }) => event)).toEqual(['cancelled', 'cancelled'])
    expect(mails[0]!.text).toContain('23:59')
    now += 1
    client = await again()
    await expectRefusal(cancel(second.id), 409, 'cooling-off-over')
    expect((await client.call(showRenovation, { params: { id: second.id } })).data.status).toBe('ACCEPTED')
  })

  test('R27 what is only sent is declined by cancelling, and the studio reads why', async () => {
    const { id } = await quoted()
    await deliverMails()
    const body = { reason: 'Too dear', typed_name: '何小明' }
    const { data } = await client.call(cancelQuotation, { params: { id }, body })
    expect(data).toMatchObject({ status: 'PLANNING', quotation: { status: 'DECLINED', reason: 'Too dear' } })
    const mails = await deliverMails()
    expect(addressesOf(mails)).toEqual([client.email, staff.email].toSorted())
    for (const { text } of mails) expect(text).toContain('Too dear')
    await expectRefusal(client.call(cancelQuotation, { params: { id }, body }), 409, 'illegal-transition')
  })

  test('R62 the client’s account is not deleted while there is a contract', async () => {
    const { id, params } = await quoted()
    await accepting(client, params)
    const refused = await refusalOf(client.call(deleteAccount, { body: { password: rightPassword } }))
    expect([refused.status, refused.code, refused.details]).toEqual([
      409,
      'renovations-still-open',
      { renovation_ids: [id] },
    ])
    expect((await client.call(showRenovation, { params: { id } })).data.status).toBe('ACCEPTED')
  })

  test('an early start gives up cancelling, once', async () => {
    const { id, params } = await quoted()
    const early = () =>
      client.call(startEarly, {
        params: { id },
        body: { typed_name: '何小明', is_agreed: true, wording_version: signingVersion },
      })
    await expectRefusal(early(), 409, 'illegal-transition')
    await accepting(client, params)
    const { data } = await early()
    expect([data.can_cancel_quotation, data.quotation?.acceptance?.is_early_start]).toEqual([false, true])
    await expectRefusal(early(), 409, 'illegal-transition')
    const body = { reason: 'x', typed_name: '何小明' }
    await expectRefusal(client.call(cancelQuotation, { params: { id }, body }), 409, 'cooling-off-over')
  })
})

test('the clock reminds once three days before the end, then ends what is open', async () => {
  const { id, sent } = await quoted()
  await deliverMails()
  const expiring = async () => {
    const query = { waiting: 'expiring' as const }
    const { data } = await (await openStaff(shop, 'manager')).call(listStaffRenovations, { query })
    return data.map(({ _id }) => _id)
  }
  expect(await expiring()).not.toContain(id)
  now = endOf(sent.valid_until!) - 3 * 86_400_000
  await expireQuotations(shop.context)
  await expireQuotations(shop.context)
  expect(await expiring()).toContain(id)
  expect((await deliverMails()).filter(({ to }) => to?.[0]?.address === client.email)).toHaveLength(1)
  now = endOf(sent.valid_until!) + 1
  await expireQuotations(shop.context)
  client = await again()
  const { data: room } = await client.call(showRenovation, { params: { id } })
  expect([room.status, room.quotation?.status]).toEqual(['PLANNING', 'EXPIRED'])
  now = began
  client = await again()
  const next = await sendNextVersion(staff, id)
  const { data } = await client.call(ownQuotations, { params: { id } })
  expect(data.map(({ version, status }) => [version, status])).toEqual([
    [Number(next.params.version), 'SENT'],
    [1, 'EXPIRED'],
  ])
})
