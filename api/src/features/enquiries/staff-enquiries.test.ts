import { listAudit } from '@fitout/contract/audit.ts'
import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { listStaffEnquiries, workOnEnquiry } from '@fitout/contract/staff-enquiries.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
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

test('an enquiry is taken over, planned and answered, and the trail tells who did it', async () => {
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
    ['next_action_on', 'owner'],
  ])
  await expectRefusal(
    support.call(workOnEnquiry, { params: { id: newId() }, body: { is_mine: true } }),
    404,
    'enquiry-not-found',
  )
})
