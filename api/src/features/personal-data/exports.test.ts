import { allPersonalDataExports, requestPersonalDataExport } from '@fitout/contract/personal-data.ts'
import { expect, test } from 'vitest'
import { openMember } from '../../testing/members.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest } from '../../testing/visitors.ts'
import { exportsPerDay, makeExport } from './exports.ts'

test('registered customers can download a copy of their data, a few times a day', async () => {
  const shop = await openTestShop({ environment: { RATE_LIMIT_SCALE: '1' } })
  await expectRefusal((await openGuest(shop)).call(requestPersonalDataExport), 403, 'not-allowed')
  const [member, other] = [await openMember(shop), await openMember(shop)]
  const { data } = await member.call(requestPersonalDataExport)
  await makeExport(shop.context, { exportId: data._id })
  const [ready] = (await member.call(allPersonalDataExports)).data
  for (const url of [ready!.page_url!, ready!.json_url!]) {
    expect((await member.send(url)).status).toBe(200)
    expect((await other.send(url)).status).toBe(404)
    expect((await shop.request(url)).status).toBe(401)
  }
  for (let round = 1; round < exportsPerDay; round += 1) await member.call(requestPersonalDataExport)
  await expectRefusal(member.call(requestPersonalDataExport), 429, 'rate-limited')
  await shop.stop()
})
