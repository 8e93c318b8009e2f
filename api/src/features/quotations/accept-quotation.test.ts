import { createHash } from 'node:crypto'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { showQuotation } from '@fitout/contract/quotations.ts'
import { listRenovationEvents, showRenovation } from '@fitout/contract/renovations.ts'
import { findStaffQuotation } from '@fitout/contract/staff/quotations.ts'
import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { beginDraft, send } from '../../testing/quotations.ts'
import { addressesOf, endOf, withSigningDesk } from '../../testing/signing-desk.ts'
import { bare, textOfPdf } from '../../testing/pdf-text.ts'
import { expectRefusal, refusalOf } from '../../testing/visitors.ts'

const desk = withSigningDesk()

describe('accepting a version', () => {
  test('makes one contract with its options, and starts the cooling-off period', async () => {
    const { id, params, sent } = await desk.quoted()
    const { data: room } = await desk.accepting(desk.client, params)
    const until = hongKongDay(new Date(desk.now), 7)
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
    const { data: events } = await desk.client.call(listRenovationEvents, { params: { id } })
    expect(events.map(({ action }) => action).slice(0, 2)).toEqual(['quotation-accepted', 'quotation-sent'])
    expect(JSON.stringify(events)).not.toContain('何小明')
    await expectRefusal(desk.accepting(desk.client, params), 409, 'illegal-transition')
  })

  test('R25 with another hash, a foreign option, two or none of a set, or no name is refused, each with its own code', async () => {
    const { id, params } = await desk.quoted()
    const { data } = await desk.client.call(showQuotation, { params })
    const [oak, bamboo] = data.content.groups.find(({ key }) => key === 'flooring')!.lines
    const fault = async (change: object) => {
      const { code, errors, details } = await refusalOf(desk.accepting(desk.client, params, change))
      return errors ? errors.map((one) => `${one.path} ${one.code}`).join() : [code, details]
    }
    expect(await fault({ content_hash: '0'.repeat(64) })).toEqual(['document-changed', { version: 1 }])
    expect(await fault({ options: [crypto.randomUUID()] })).toBe('options.0 not-listed')
    expect(await fault({ options: [oak!.key, bamboo!.key] })).toBe('options.1 duplicate')
    expect(await fault({ options: [] })).toEqual(['option-needed', { sets: ['floor'] }])
    expect(await fault({ typed_name: '' })).toMatch(/^typed_name /)
    expect(await fault({ wording_version: '2020-01-01' })).toEqual(['consent-wording-changed', undefined])
    expect(await fault({ is_agreed: false })).toMatch(/^is_agreed /)
    const { data: room } = await desk.client.call(showRenovation, { params: { id } })
    expect([room.status, room.quotation?.acceptance]).toEqual(['QUOTED', null])
  })

  test('R21 works in the last millisecond of its last day, and not after', async () => {
    const { params, sent } = await desk.quoted()
    desk.now = endOf(sent.valid_until!) + 1
    desk.client = await desk.again()
    await expectRefusal(desk.accepting(desk.client, params), 409, 'document-expired')
    expect((await desk.client.call(showRenovation, { params: { id: params.id } })).data.quotation?.status).toBe(
      'EXPIRED',
    )
    desk.now -= 1
    desk.client = await desk.again()
    expect((await desk.accepting(desk.client, params)).data.status).toBe('ACCEPTED')
  })

  test('R23 twenty concurrent times is one acceptance, with one mail to each side', async () => {
    const { id, params } = await desk.quoted()
    await desk.deliverMails()
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => desk.accepting(desk.client, params)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const mails = await desk.deliverMails()
    expect(mails.map(({ event }) => event)).toEqual(['accepted', 'accepted'])
    expect(addressesOf(mails)).toEqual([desk.client.email, desk.staff.email].toSorted())
    const { rows } = await sql`select from instalments where renovation_id = ${id}`.execute(desk.shop.context.db)
    expect(rows).toHaveLength(2)
    for (const { subject } of mails) expect(subject).not.toMatch(/何|HK\$|@/)
  })

  test('R24 and sending the next version concurrently: exactly one wins, and the other gets an error', async () => {
    const rounds = inject('isThorough') ? 500 : 12
    for (let round = 0; round < rounds; round += 1) {
      const { id, params } = await desk.quoted()
      const { version } = await beginDraft(desk.staff, id, 'VERSION')
      const next = { id, version: String(version) }
      const [accepted, sent] = await Promise.allSettled([desk.accepting(desk.client, params), send(desk.staff, next)])
      const codes = [accepted, sent].map((one) => (one.status === 'rejected' ? one.reason.problem.code : 'done'))
      expect([
        ['done', 'illegal-transition'],
        ['document-changed', 'done'],
      ]).toContainEqual(codes)
      const { data } = await desk.staff.call(findStaffQuotation, { params: next })
      expect(data.status).toBe(codes[1] === 'done' ? 'SENT' : 'DRAFT')
    }
    // The mails of all these rounds are not needed.
    await sql`delete from pgboss.job where name = 'quotation-mail'`.execute(desk.shop.context.db)
  }, 600_000)

  test('R26 creates a document with name, time, hash and sentence, which both sides receive and the shop stores', async () => {
    const { id, params, sent } = await desk.quoted()
    await desk.deliverMails()
    const typed_name = '何小明 陈国伟 Zoë 𠮷'
    await desk.accepting(desk.client, params, { typed_name })
    const mails = (await desk.deliverMails()).filter(({ event }) => event === 'accepted')
    const files = mails.map(({ attachments }) => Buffer.from(attachments[0]!.content as ArrayBuffer))
    const hashes = files.map((file) => createHash('sha256').update(file).digest('hex'))
    const row = await desk.shop.context.db
      .selectFrom('quotations')
      .select('pdf_hash')
      .where('renovation_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(hashes).toEqual([row.pdf_hash, row.pdf_hash])
    const { text } = await textOfPdf(files[0]!)
    // Simplified, Traditional, Latin, Hong Kong specific and rare characters: all are drawn.
    for (const part of [typed_name, sent.content_hash!, 'commission', 'HK$47,552', 'HK$23,776', sent.number]) {
      expect(bare(text)).toContain(bare(part))
    }
    const response = await desk.client.send(`/api/renovations/${id}/quotations/1/pdf`)
    const sentAgain = createHash('sha256')
      .update(new Uint8Array(await response.arrayBuffer()))
      .digest('hex')
    expect(sentAgain).toBe(row.pdf_hash)
  })
})
