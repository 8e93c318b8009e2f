import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listInstalments } from '@fitout/contract/instalments.ts'
import { deleteAccount } from '@fitout/contract/personal-data.ts'
import { submitPaymentRecord } from '@fitout/contract/payment-records.ts'
import { writeMessage } from '@fitout/contract/renovation-messages.ts'
import { showRenovation } from '@fitout/contract/renovations.ts'
import { completeWorks, readStaffCertificate } from '@fitout/contract/staff/handovers.ts'
import { readStaffPaymentReceipt } from '@fitout/contract/staff/payment-records.ts'
import { readStaffQuotationPdf } from '@fitout/contract/staff/quotations.ts'
import { changeRenovation, findStaffRenovation } from '@fitout/contract/staff/renovations.ts'
import { listSealedPapers, openSealedPaper } from '@fitout/contract/staff/sealed-papers.ts'
import { readStaffVariationPdf } from '@fitout/contract/staff/variations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmPayment, handInPayment } from '../../testing/contracts.ts'
import { expectInvariants } from '../../testing/expect-invariants.ts'
import { handOver, raiseByClient } from '../../testing/handovers.ts'
import { type Member, openProvedMember, rightPassword, signIn } from '../../testing/members.ts'
import { textOfPdf } from '../../testing/pdf-text.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { rowsWith } from '../../testing/rows-with.ts'
import { openStaff } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { approve, openFellow, sendVariationTo } from '../../testing/variations.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { openWorks, prepareWorks, progress } from '../../testing/works.ts'
import { sweepLostFiles } from '../files/files-service.ts'
import { eraseObjects } from '../personal-data/forget-person.ts'
import { sweepSealedPapers } from './sealed-papers-service.ts'

let shop: TestShop
let now = Date.parse('2026-11-30T10:00:00+08:00')
beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => new Date(now), seconds: () => Math.floor(now / 1000) } })
  await publishForPapers(shop.context)
})
afterAll(async () => {
  await expectInvariants(shop.context.db)
  await shop.stop()
})

/** Signatures, payer and home of the client, as they appear in documents. */
const address = 'Nightingale Terrace'
const person = ['Ho Siu Ming', 'Xenia Quillfeather', address]

const folder = () => join(shop.context.config.dataDir, 'storage')

/** The stored objects that name the person, including the text of PDFs. */
async function objectsWithPerson(): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder(), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    const text = bytes.subarray(0, 5).toString() === '%PDF-' ? (await textOfPdf(bytes)).text : bytes.toString('latin1')
    if (person.some((mark) => text.includes(mark))) found.push(path.slice(folder().length + 1))
  }
  return found.toSorted()
}

async function runErasures(): Promise<void> {
  const { rows } = await sql<{ data: { keys: string[] } }>`
    select data from pgboss.job where name = 'erase-objects'`.execute(shop.context.db)
  for (const { data } of rows) await eraseObjects(shop.context, data)
}

/** A home handed over with an open defect, a variation and two payments, one of them made by the spouse. */
async function finished(client: Member) {
  const staff = await openStaff(shop, 'manager')
  const id = await openWorks(shop, staff, client)
  const spouse = await openFellow(shop, id, 'APPROVE')
  const { revision } = (await staff.call(findStaffRenovation, { params: { id } })).data
  await staff.call(changeRenovation, { params: { id }, body: { revision, address, title: `Home at ${address}` } })
  await prepareWorks(staff, id)
  await progress(staff, id, 'demolition', { percent: 50 })
  await client.call(writeMessage, { params: { id }, body: { text: `The key of ${address} is with me` } })
  const { params: variation } = await sendVariationTo(staff, id)
  await approve(spouse, variation)
  const { data: rows } = await client.call(listInstalments, { params: { id } })
  const records: string[] = []
  for (const payer of [client, spouse]) {
    const params = { id, instalment_id: rows[0]!._id }
    const record = await handInPayment(shop, payer, params, { amount: 20_000, user_name: 'Xenia Quillfeather' })
    await confirmPayment(shop, staff, record._id, 20_000)
    records.push(record._id)
  }
  await progress(staff, id, 'demolition', { percent: 100 })
  await staff.call(completeWorks, { params: { id }, body: {} })
  await raiseByClient(client, id, { text: `A crack in ${address}`, place: address })
  await handOver(shop, staff, client, id, '2026-11-30')
  return { id, spouse, variation, records }
}

test(
  'R62 the documents of a client who leaves are sealed for owners, and erased the day after seven years',
  { timeout: 90_000 },
  async () => {
    const client = await openProvedMember(shop)
    const { id, spouse, variation, records } = await finished(client)
    const { _id: waiting } = await handInPayment(
      shop,
      spouse,
      { id, instalment_id: (await client.call(listInstalments, { params: { id } })).data[0]!._id },
      { amount: 1, user_name: 'Xenia Quillfeather' },
    )
    expect(waiting).toMatch(/./)
    await client.call(deleteAccount, { body: { password: rightPassword } })
    await runErasures()

    // The data is only in the sealed documents, in no other row or object.
    expect(await rowsWith(shop.context.db, [...person, client.email])).toEqual([])
    const sealed = await shop.context.db.selectFrom('sealed_papers').select(['kind', 'storage_key']).execute()
    const pdfs = sealed.filter(({ kind }) => kind !== 'PICTURE').map(({ storage_key: key }) => key)
    expect(await objectsWithPerson()).toEqual(pdfs.toSorted())
    expect(sealed.map(({ kind }) => kind).toSorted()).toEqual([
      'CERTIFICATE',
      'PICTURE',
      'PICTURE',
      'QUOTATION',
      'RECEIPT',
      'RECEIPT',
      'VARIATION',
    ])
    // The room is empty: the spouse's membership and payment picture are gone, and so is that of the undecided
    // payment.
    await expectRefusal(spouse.call(showRenovation, { params: { id } }), 404, 'renovation-not-found')
    await expectRefusal(
      spouse.call(submitPaymentRecord, {
        params: { id, instalment_id: id },
        body: { channel: 'FPS', bank_number: '1', amount: 1, paid_on: '2026-11-30', user_name: 'X', image: id },
      }),
      404,
      'renovation-not-found',
    )

    // Staff cannot get a document redrawn without the names; only owners can open the sealed ones.
    const manager = await openStaff(shop, 'manager')
    for (const call of [
      () => manager.call(readStaffQuotationPdf, { params: { id, version: '1' }, query: {} }),
      () => manager.call(readStaffVariationPdf, { params: variation, query: {} }),
      () => manager.call(readStaffCertificate, { params: { id }, query: {} }),
      () => manager.call(readStaffPaymentReceipt, { params: { id: records[0]! } }),
    ]) {
      await expectRefusal(call(), 409, 'papers-sealed')
    }
    for (const role of ['manager', 'support', 'site', 'editor'] as const) {
      const colleague = await openStaff(shop, role)
      await expectRefusal(colleague.call(listSealedPapers, { query: {} }), 403, 'not-allowed')
      await expectRefusal(colleague.call(openSealedPaper, { params: { id } }), 403, 'not-allowed')
    }

    // Deleting the spouse's account and payments leaves the sealed documents, and so does the sweep of lost files.
    await spouse.call(deleteAccount, { body: { password: rightPassword } })
    await runErasures()
    const ownersPapers = async () => {
      const owner = await openStaff(shop, 'owner')
      const { data, total } = await owner.call(listSealedPapers, { query: { per_page: '50' } })
      expect(total).toBe(data.length)
      const texts: string[] = []
      for (const paper of data) {
        expect(paper.kept_until).toBe('2033-11-30')
        const response = await owner.send(`/api/admin/sealed-papers/${paper._id}/file`)
        expect([paper.kind, response.status, response.headers.get('cache-control')]).toEqual([
          paper.kind,
          200,
          'private, no-store',
        ])
        const bytes = new Uint8Array(await response.arrayBuffer())
        if (paper.kind === 'PICTURE') expect(bytes.length).toBeGreaterThan(50)
        else texts.push((await textOfPdf(bytes)).text)
      }
      return texts
    }
    const before = await ownersPapers()
    expect(before).toHaveLength(5)
    for (const text of before) expect(text).toMatch(/Ho Siu Ming|Xenia Quillfeather/)
    const { rows: trail } = await sql<{ count: number }>`
    select count(*)::int as count from audit_entries where action = 'sealed-papers.open' and subject_id = ${id}`.execute(
      shop.context.db,
    )
    expect(trail[0]?.count).toBe(7)

    // The last day and the day after it, in Hong Kong.
    now = Date.parse('2033-11-30T23:59:59.999+08:00')
    await sweepLostFiles(shop.context)
    await sweepSealedPapers(shop.context)
    expect(await ownersPapers()).toEqual(before)
    now += 1
    await expectRefusal(
      (await openStaff(shop, 'owner')).call(openSealedPaper, { params: { id: (await firstSealed())! } }),
      404,
      'sealed-paper-not-found',
    )
    await sweepSealedPapers(shop.context)
    expect(await firstSealed()).toBeUndefined()
    expect(await objectsWithPerson()).toEqual([])
    for (const { storage_key: key } of sealed) expect(await shop.context.storage.has(key)).toBe(false)
    now = Date.parse('2026-11-30T10:00:00+08:00')
  },
)

async function firstSealed(): Promise<string | undefined> {
  return (await shop.context.db.selectFrom('sealed_papers').select('id').executeTakeFirst())?.id
}

test('R62 documents older than seven years are erased with the account', { timeout: 90_000 }, async () => {
  const client = await openProvedMember(shop)
  await finished(client)
  now = Date.parse('2034-01-01T10:00:00+08:00')
  const later = await signIn(shop, client.email)
  await later.call(deleteAccount, { body: { password: rightPassword } })
  await runErasures()
  await sweepSealedPapers(shop.context)
  expect(await firstSealed()).toBeUndefined()
  expect(await rowsWith(shop.context.db, [...person, client.email])).toEqual([])
  expect(await objectsWithPerson()).toEqual([])
  now = Date.parse('2026-11-30T10:00:00+08:00')
})

test(
  'R62 a client can leave a shop without published configuration, with the documents sealed as usual',
  { timeout: 90_000 },
  async () => {
    const client = await openProvedMember(shop)
    await finished(client)
    await shop.context.db.deleteFrom('configurations').execute()
    await client.call(deleteAccount, { body: { password: rightPassword } })
    const owner = await openStaff(shop, 'owner')
    const { data } = await owner.call(listSealedPapers, { query: {} })
    expect(data.filter(({ kind }) => kind === 'RECEIPT')).toHaveLength(2)
  },
)
