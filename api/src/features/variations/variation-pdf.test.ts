import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locales } from '@fitout/contract/locales.ts'
import { assignRenovation } from '@fitout/contract/staff/renovations.ts'
import { showVariation } from '@fitout/contract/variations.ts'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Jobs } from '../../jobs/job-data.ts'
import { type Member, openProvedMember } from '../../testing/members.ts'
import { bare, textOfPdf } from '../../testing/pdf-text.ts'
import { publishConstants, publishLayout } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { approve, sendVariationTo, variationLine } from '../../testing/variations.ts'
import { openWorks } from '../../testing/works.ts'
import { sendVariationMail } from './variation-mail.ts'

let shop: TestShop
let staff: StaffVisitor
let client: Member
beforeAll(async () => {
  shop = await openTestShop()
  await publishConstants(shop.context)
  await publishLayout(shop.context)
  staff = await openStaff(shop, 'manager')
  client = await openProvedMember(shop)
})
afterAll(() => shop.stop())

/** Sends the queued mails, each twice since workers may retry; returns each once. */
async function deliverMails() {
  const { rows } = await sql<{ data: Jobs['variation-mail'] }>`
    delete from pgboss.job where name = 'variation-mail' and state = 'created' returning data`.execute(shop.context.db)
  const sent = []
  for (const { data } of rows) {
    await sendVariationMail(shop.context, data)
    await sendVariationMail(shop.context, data)
    const reader = 'accountId' in data ? data.accountId : 'staffId' in data ? data.staffId : 'invited'
    const name = `variation-${data.variationId}-${data.event}-${reader}.eml`
    const mail = await PostalMime.parse(await readFile(join(shop.context.config.dataDir, 'mail', name)))
    sent.push({ event: data.event, isToStaff: 'staffId' in data, ...mail })
  }
  return sent
}

test('R18 the PDF of a variation contains every line, sum and day in three languages; both sides have the signed one', async () => {
  const id = await openWorks(shop, staff, client, { total: 1000 })
  await staff.call(assignRenovation, { params: { id }, body: { staff_id: staff.accountId } })
  const lines = [variationLine('OLD', 200, 'Steel handles'), variationLine('NEW', 350.5, 'Brass handles')]
  const { params } = await sendVariationTo(staff, id, { lines, days: 2 })
  const [sentMail] = await deliverMails()
  expect(sentMail).toMatchObject({ event: 'sent', to: [{ address: client.email }], attachments: [] })
  expect(sentMail?.text).toContain(`/account/projects/${id}/changes/${params.variation_id}`)
  expect(sentMail?.subject).not.toMatch(/handles|HK\$/i)
  const { data } = await client.call(showVariation, { params })
  for (const language of locales) {
    const address = `/api/renovations/${id}/variations/${params.variation_id}/pdf?language=${language}`
    const response = await client.send(address)
    expect(response.headers.get('Content-Security-Policy')).toBe('sandbox')
    const written = bare((await textOfPdf(new Uint8Array(await response.arrayBuffer()))).text)
    const parts = [
      'VO-1',
      'Steel handles',
      'Brass handles',
      'HK$350.50',
      '+HK$150.50',
      'HK$1,150.50',
      'Asked for on site',
    ]
    expect(parts.filter((part) => !written.includes(bare(part)))).toEqual([])
    expect(data.end.after).not.toBe(data.end.before)
  }

  await approve(client, params, { typed_name: '何小明 𠮷', language: 'zh' })
  const mails = await deliverMails()
  expect(mails.map(({ event, isToStaff }) => `${event} ${isToStaff}`).toSorted()).toEqual([
    'approved false',
    'approved true',
  ])
  const hashes = mails.map(({ attachments: [paper] }) =>
    createHash('sha256')
      .update(Buffer.from(paper!.content as ArrayBuffer))
      .digest('hex'),
  )
  const signed = await client.send(`/api/renovations/${id}/variations/${params.variation_id}/pdf`)
  const bytes = Buffer.from(await signed.arrayBuffer())
  expect(new Set([...hashes, createHash('sha256').update(bytes).digest('hex')]).size).toBe(1)
  const written = bare((await textOfPdf(new Uint8Array(bytes))).text)
  const parts = ['何小明', data.content_hash!.slice(0, 30), '同意合約總額變動 +HK$150.50', '2 個工作天']
  expect(parts.filter((part) => !written.includes(bare(part)))).toEqual([])
})
