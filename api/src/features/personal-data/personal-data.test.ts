import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteAccount } from '@fitout/contract/personal-data.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { type Member, openMember, rightPassword, signIn } from '../../testing/members.ts'
import { livelyMember, marks } from '../../testing/lively-member.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { rowsWith } from '../../testing/rows-with.ts'
import { expectRefusal, openGuest, uploadPicture } from '../../testing/visitors.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'
import { makeExport, requestExport, sendExport, showExports, sweepExports } from './exports.ts'
import { eraseObjects, forgetPerson } from './forget-person.ts'
import { personalTables } from './personal-data-map.ts'

const desk = withOrderDesk()
const db = () => desk.shop.context.db

async function close(member: Member, orderId: string): Promise<void> {
  await confirmPayment(desk.shop.context, orderId)
  await desk.complete(member, orderId)
}

/** Rows and files that contain a marker. */
async function findMarks(): Promise<string[]> {
  const found = await rowsWith(db(), Object.values(marks))
  const folder = join(desk.shop.context.config.dataDir, 'storage')
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const bytes = await readFile(join(entry.parentPath, entry.name))
    if (Object.values(marks).some((mark) => bytes.includes(mark))) found.push(entry.name)
  }
  return found
}

const unasked = async () => {}

async function runErasures(): Promise<void> {
  const { rows } = await sql<{ data: { keys: string[] } }>`
    select data from pgboss.job where name = 'erase-objects'`.execute(db())
  for (const { data } of rows) await eraseObjects(desk.shop.context, data)
}

describe('the copy of personal data', () => {
  test('contains everything, as JSON and as a page in the language of the account', { timeout: 90_000 }, async () => {
    const { context } = desk.shop
    const member = await livelyMember(desk)
    const waiting = await requestExport(context, member.accountId)
    expect(waiting).toMatchObject({ status: 'WAITING', json_url: null })
    await makeExport(context, { exportId: waiting._id })
    await makeExport(context, { exportId: waiting._id })
    const [ready] = await showExports(context, member.accountId)
    expect(ready).toMatchObject({ status: 'READY', json_url: expect.stringContaining('/json') })
    const json = await sendExport(context, member.accountId, waiting._id, 'json')
    expect(json.headers['Content-Disposition']).toContain('attachment')
    const copy = JSON.parse(Buffer.from(await json.object.read()).toString()) as { data: Record<string, unknown[]> }
    for (const { table } of personalTables) {
      if (!/^(order_grants|order_payments|order_changes|payment_|memberships|point_|redeemed_|voucher_)/.test(table))
        expect([table, copy.data[table]?.length]).not.toEqual([table, 0])
    }
    expect(copy.data['orders']).toMatchObject([
      { recipient_name: marks.name, email: marks.email, total_cents: expect.any(Number) },
    ])
    expect(JSON.stringify(copy)).not.toMatch(/_hash/)
    const shown = await sendExport(context, member.accountId, waiting._id, 'page')
    const page = Buffer.from(await shown.object.read()).toString()
    expect(page).toContain('<html lang="en-HK">')
    for (const mark of Object.values(marks)) expect(page).toContain(mark)
    // Codes and ids are shown by name.
    expect(page).toMatch(
      /<dd>In hand<.*<dd>Bank transfer, FPS or PayMe<.*<dd>Newsletter<|<dd>Newsletter<.*<dd>In hand</s,
    )
    expect(page).not.toMatch(/<dd>(pending|OFFLINE|BANK_TRANSFER|newsletter|EMAIL|female|kwun-tong|visa|en|HK)</)
    expect(page).not.toMatch(/<dd>[0-9a-f]{8}-[0-9a-f]{4}-/)
    const mails = await readdir(join(context.config.dataDir, 'mail'))
    expect(mails.filter((name) => name.includes(waiting._id))).toHaveLength(1)

    const stranger = await openGuest(desk.shop)
    for (const [owner, id, format] of [
      [stranger.accountId, waiting._id, 'json'],
      [member.accountId, newId(), 'json'],
      [member.accountId, waiting._id, 'zip'],
      [member.accountId, '../x', 'json'],
    ] as const) {
      await expect(sendExport(context, owner, id, format)).rejects.toMatchObject({ code: 'export-not-found' })
    }
    await close(member, member.orderId)
    desk.advance(8 * 86_400_000)
    await expect(sendExport(context, member.accountId, waiting._id, 'json')).rejects.toThrow()
    await sweepExports(context)
    expect(await context.storage.has(`exports/${waiting._id}/data.json`)).toBe(false)
    await forgetPerson(context, member.accountId, unasked)
    await runErasures()
  })
})

describe('the deletion of an account', () => {
  test('waits for orders in progress', async () => {
    const { guest, id } = await desk.newOrder()
    await expect(forgetPerson(desk.shop.context, guest.accountId, unasked)).rejects.toMatchObject({
      code: 'orders-still-open',
      options: { details: { order_ids: [id] } },
    })
    await desk.cancel(guest, id)
    await forgetPerson(desk.shop.context, guest.accountId, unasked)
  })

  test(
    'removes name, email, phone and address everywhere, and keeps the amounts of orders',
    { timeout: 90_000 },
    async () => {
      const { context } = desk.shop
      const member = await livelyMember(desk)
      const { _id: exportId } = await requestExport(context, member.accountId)
      await makeExport(context, { exportId })
      await close(member, member.orderId)
      const figures = () =>
        db()
          .selectFrom('orders')
          .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
          .select(['reference', 'total_cents', 'status', 'quantity', 'order_lines.subtotal_cents', 'product_title'])
          .where('orders.id', '=', member.orderId)
          .execute()
      const before = await figures()
      expect((await findMarks()).length).toBeGreaterThan(5)

      await expectRefusal(member.call(deleteAccount, { body: { password: 'Wrong1234' } }), 422, 'password-wrong')
      expect((await member.call(deleteAccount, { body: { password: rightPassword } })).data).toEqual({ deleted: true })
      await runErasures()

      expect(await findMarks()).toEqual([])
      expect((await member.send('/api/auth/user')).status).toBe(401)
      await expectRefusal(signIn(desk.shop, marks.email), 401, 'invalid-credentials')
      expect(await figures()).toEqual(before)
      for (const id of member.fileIds) expect(await context.storage.has(`private/${id}.webp`)).toBe(false)
      expect(member.fileIds).toHaveLength(3)
      const { rows: forgotten } = await sql`select data from pgboss.job where name = 'forget-card'`.execute(db())
      expect(forgotten.length).toBeGreaterThan(0)
      const comments = await db().selectFrom('post_comments').select(['account_id', 'comment']).execute()
      expect(comments.at(-1)).toEqual({ account_id: null, comment: 'Lovely' })
      const log = await db().selectFrom('consents').selectAll().where('account_id', '=', member.accountId).execute()
      expect(log.map(({ source }) => source)).toEqual(['settings', 'settings', 'deletion', 'deletion'])
      await expect(forgetPerson(context, member.accountId, unasked)).rejects.toMatchObject({ code: 'no-session' })
    },
  )

  test("keeps a proof uploaded for another person's order", async () => {
    const { guest, id } = await desk.newOrder()
    const helper = await openMember(desk.shop)
    const proof = await uploadPicture(helper)
    await db()
      .insertInto('order_grants')
      .values({ order_id: id, account_id: helper.accountId, expires_at: new Date(Date.now() + 9_000_000_000) })
      .execute()
    await desk.upload(helper, id, proof)
    await forgetPerson(desk.shop.context, helper.accountId, unasked)
    await runErasures()
    expect((await guest.send(`/api/files/${proof}`)).status).toBe(200)
  })
})
