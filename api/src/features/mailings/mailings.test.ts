import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { saveNotificationSettings } from '@fitout/contract/notification-settings.ts'
import { deleteCustomer, findCustomer, tagCustomer } from '@fitout/contract/staff/customers.ts'
import {
  beginMailing,
  countAudience,
  findMailing,
  removeMailing,
  saveMailing,
  sendMailing,
  stopMailing,
  tryMailing,
} from '@fitout/contract/staff/mailings.ts'
import { addSegment } from '@fitout/contract/staff/segments.ts'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { beforeAll, expect, test } from 'vitest'
import { type Member, openMember, openProvedMember } from '../../testing/members.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishConstants, publishLayout } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { wordingVersion } from '../consents/consents-service.ts'
import { runMailing, sendTest } from './mailings-service.ts'

const desk = withOrderDesk()
let manager: StaffVisitor
beforeAll(async () => {
  manager = await openStaff(desk.shop, 'manager')
})

const subject = { zh: '新到的燈', cn: '新到的灯', en: 'New lamps' }
const text = {
  zh: '請看 **新燈**。',
  cn: '请看 **新灯**。',
  en: '## Lamps & shades\n\nSee **the new lamps** at [our shop](/products):\n\n- brass\n- *glass*',
}

async function agreeing(member: Member): Promise<Member> {
  const newsletter = { content_type: 'newsletter', channel: 'EMAIL', is_accept: true } as const
  const wording = { version: wordingVersion, language: 'en' } as const
  await member.call(saveNotificationSettings, { body: { is_accept: true, settings: [newsletter], wording } })
  return member
}

let segments = 0

/** A draft in each language, to a segment of only these customers. */
async function written(members: readonly Member[]) {
  segments += 1
  const tag = `Segment ${segments}`
  for (const { accountId: id } of members) {
    await manager.call(tagCustomer, { params: { id }, body: { add: [tag], remove: [] } })
  }
  const { data: segment } = await manager.call(addSegment, { body: { name: tag, filter: { tag } } })
  const { data: begun } = await manager.call(beginMailing, { body: { segment_id: segment._id } })
  const params = { id: begun._id }
  const { data } = await manager.call(saveMailing, { params, body: { revision: begun.revision, subject, text } })
  return { params, revision: data.revision }
}

/** Runs the jobs of the mailing as a worker would, until none is left. */
async function work(mailingId: string) {
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      delete from pgboss.job where name = 'mailing' and state = 'created' returning id`.execute(desk.shop.context.db)
    if (rows.length === 0) return
    await runMailing(desk.shop.context, { mailingId })
  }
}

async function mailsTo(address: string) {
  const folder = join(desk.shop.context.config.dataDir, 'mail')
  const names = (await readdir(folder)).filter((name) => name.startsWith('mailing-'))
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
  return mails.filter(({ to }) => to?.[0]?.address === address)
}
const header = (mail: Awaited<ReturnType<typeof mailsTo>>[number], name: string) =>
  mail.headers.find(({ key }) => key === name)?.value ?? ''
const stateOf = async (params: { id: string }) => (await manager.call(findMailing, { params })).data

test('a mailing names the missing parts before it can be sent, and can be tested on its author', async () => {
  const member = await agreeing(await openProvedMember(desk.shop))
  const { params, revision } = await written([member])
  const send = (seen = revision) => manager.call(sendMailing, { params, body: { revision: seen } })
  await expectRefusal(send(), 409, 'studio-contact-missing')
  await publishConstants(desk.shop.context)
  await publishLayout(desk.shop.context)
  await expectRefusal(send(revision - 1), 409, 'changed-meanwhile')
  const partly = { revision, subject, text: { zh: text.zh } }
  const { data } = await manager.call(saveMailing, { params, body: partly })
  await expectRefusal(send(data.revision), 409, 'mailing-incomplete')
  await expectRefusal(manager.call(tryMailing, { params, body: { language: 'en' } }), 409, 'mailing-incomplete')
  const { data: tried } = await manager.call(tryMailing, { params, body: { language: 'zh' } })
  expect(tried).toEqual({ sent_to: manager.email })
  const { rows } = await sql<{ data: { id: string; mailingId: string; staffId: string; language: 'zh' } }>`
    delete from pgboss.job where name = 'mailing-test' returning data`.execute(desk.shop.context.db)
  for (const job of rows) await sendTest(desk.shop.context, job.data)
  const [mail] = await mailsTo(manager.email)
  expect(mail?.subject).toBe(subject.zh)
  expect(mail?.html).toContain('<strong>新燈</strong>')
  expect(await mailsTo(member.email)).toEqual([])
  const support = await openStaff(desk.shop, 'support')
  await expectRefusal(support.call(sendMailing, { params, body: { revision: data.revision } }), 403, 'not-allowed')
  await manager.call(removeMailing, { params })
  await expectRefusal(manager.call(findMailing, { params }), 404, 'mailing-not-found')
})

test('it is sent once to each customer who consented, with an unsubscribe link; one who withdraws meanwhile is omitted', async () => {
  const [reader, withdrawing, silent, unproved] = [
    await agreeing(await openProvedMember(desk.shop)),
    await agreeing(await openProvedMember(desk.shop)),
    await openProvedMember(desk.shop),
    await agreeing(await openMember(desk.shop)),
  ]
  const { params, revision } = await written([reader, withdrawing, silent, unproved])
  const { data: audience } = await manager.call(countAudience, { params })
  expect(audience.customers).toBe(2)
  const left = [
    { reason: 'not-agreed', customers: 1 },
    { reason: 'unproved', customers: 1 },
  ]
  expect(audience.left_out.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual(left)
  await manager.call(sendMailing, { params, body: { revision } })
  await expectRefusal(manager.call(sendMailing, { params, body: { revision } }), 409, 'illegal-transition')
  await withdrawing.call(saveNotificationSettings, { body: { is_accept: false } })
  // Consent given later does not add a recipient.
  await agreeing(silent)
  await work(params.id)
  await runMailing(desk.shop.context, { mailingId: params.id })
  expect(await stateOf(params)).toMatchObject({
    state: 'SENT',
    waiting: 0,
    sent: 1,
    failed: [],
    left_out: [
      { reason: 'not-agreed', customers: 2 },
      { reason: 'unproved', customers: 1 },
    ],
  })
  for (const { email } of [withdrawing, silent, unproved]) expect(await mailsTo(email)).toEqual([])
  const mails = await mailsTo(reader.email)
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail!.subject).toBe(subject.en)
  expect(mail!.html).toContain(`<a href="${desk.shop.context.config.publicUrl}/en/products"`)
  // The sender and its contact.
  expect(mail!.text).toMatch(/because you agreed.* · .*@/s)
  const address = `${desk.shop.context.config.publicUrl}/en/products`
  expect(mail!.text).toContain(`Lamps & shades\n\nSee the new lamps at our shop (${address}):\n\n• brass\n• glass\n\n`)
  expect(header(mail!, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const link = header(mail!, 'list-unsubscribe').slice(1, -1)
  const path = link.slice(desk.shop.context.config.publicUrl.length)
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await desk.shop.request(path, { method: 'POST', body })).status).toBe(200)
  const next = await written([reader])
  await expectRefusal(
    manager.call(sendMailing, { params: next.params, body: { revision: next.revision } }),
    409,
    'nobody-to-write-to',
  )
})

test('a mail that a lost worker may have sent is not repeated, and the rest of its batch is sent', async () => {
  const members = [
    await agreeing(await openProvedMember(desk.shop)),
    await agreeing(await openProvedMember(desk.shop)),
    await agreeing(await openProvedMember(desk.shop)),
  ]
  const { params, revision } = await written(members)
  await manager.call(sendMailing, { params, body: { revision } })
  const [lost] = members
  await sql`update mailing_recipients set state = 'SENDING', at = now() - interval '10 minutes'
    where mailing_id = ${params.id} and account_id = ${lost!.accountId}`.execute(desk.shop.context.db)
  // The queue retries the job while another worker still runs it.
  await Promise.all([1, 2, 3].map(() => runMailing(desk.shop.context, { mailingId: params.id })))
  await work(params.id)
  expect(await stateOf(params)).toMatchObject({ state: 'SENT', sent: 2, failed: [{ reason: 'unknown', customers: 1 }] })
  const counts = await Promise.all(members.map(async ({ email }) => (await mailsTo(email)).length))
  expect(counts).toEqual([0, 1, 1])
})

test('mails wait while the server is unreachable; a refused mail is counted', async () => {
  const members = [await agreeing(await openProvedMember(desk.shop)), await agreeing(await openProvedMember(desk.shop))]
  const { params, revision } = await written(members)
  await manager.call(sendMailing, { params, body: { revision } })
  const { context } = desk.shop
  const failing = (error: object) => ({
    ...context,
    mailer: {
      async send() {
        throw Object.assign(new Error('no'), error)
      },
    },
  })
  const away = failing({ code: 'ESOCKET', command: 'CONN' })
  await expect(runMailing(away, { mailingId: params.id })).rejects.toThrow('no')
  expect(await stateOf(params)).toMatchObject({ state: 'SENDING', waiting: 2, failed: [] })
  await runMailing(failing({ responseCode: 550, command: 'RCPT TO' }), { mailingId: params.id })
  expect(await stateOf(params)).toMatchObject({ state: 'SENT', failed: [{ reason: 'refused', customers: 2 }] })
})

test('a stopped mailing sends no more, and a deleted customer remains only as a count', async () => {
  const [member] = [await agreeing(await openProvedMember(desk.shop))]
  const { params, revision } = await written([member])
  await manager.call(sendMailing, { params, body: { revision } })
  await manager.call(stopMailing, { params })
  await expectRefusal(manager.call(stopMailing, { params }), 409, 'illegal-transition')
  await work(params.id)
  const stopped = { state: 'STOPPED', sent: 0, waiting: 0, left_out: [{ reason: 'stopped', customers: 1 }] }
  expect(await stateOf(params)).toMatchObject(stopped)
  expect(await mailsTo(member.email)).toEqual([])
  const copy = await (await manager.send(`/api/admin/customers/${member.accountId}/data`)).text()
  expect(copy).toContain(params.id)
  const owner = await openStaff(desk.shop, 'owner')
  const gone = { params: { id: member.accountId }, body: { reason: 'Asked by letter' } }
  await owner.call(deleteCustomer, gone)
  await expectRefusal(owner.call(findCustomer, { params: gone.params }), 404, 'customer-not-found')
  expect(await stateOf(params)).toMatchObject(stopped)
})
