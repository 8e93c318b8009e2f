import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { closeDefect } from '@fitout/contract/defects.ts'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fix, openInspection, raiseByClient, raiseByStaff } from '../../testing/handovers.ts'
import { openProvedMember } from '../../testing/members.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { openStaff } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { sendHandoverMail } from '../handovers/handover-mail.ts'
import { watchDefects } from './defect-clock.ts'

let shop: TestShop
let now = Date.parse('2026-11-30T10:00:00+08:00')
beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => new Date(now), seconds: () => Math.floor(now / 1000) } })
  await publishForPapers(shop.context)
})
afterAll(() => shop.stop())

test('fixes of half an hour are mailed to the client once, without those confirmed by then', async () => {
  const staff = await openStaff(shop, 'manager')
  const client = await openProvedMember(shop)
  const id = await openInspection(shop, staff, client)
  const mails = async () =>
    (
      await sql<{ data: Parameters<typeof sendHandoverMail>[1] }>`
        select data from pgboss.job where name = 'handover-mail' and data ->> 'renovationId' = ${id}`.execute(
        shop.context.db,
      )
    ).rows
  const first = await raiseByClient(client, id)
  const second = await raiseByClient(client, id)
  const third = await raiseByStaff(staff, id)
  for (const { _id } of [first, second, third]) await fix(staff, id, _id)
  await watchDefects(shop.context)
  expect(await mails()).toEqual([])
  now += 30 * 60_000
  for (const _again of [1, 2]) await watchDefects(shop.context)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.data).toMatchObject({ accountId: client.accountId, news: { numbers: [1, 2, 3] } })
  await client.call(closeDefect, { params: { id, defect_id: second._id }, body: {} })
  await sendHandoverMail(shop.context, mail!.data)
  const name = `handover-${id}-fixed-${now}-${client.accountId}.eml`
  const { text, to } = await PostalMime.parse(await readFile(join(shop.context.config.dataDir, 'mail', name)))
  expect(to?.[0]?.address).toBe(client.email)
  expect(text).toContain('no. 1, no. 3')
  expect(text).not.toContain('Scratch')
})
