import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { deleteAccount } from '@fitout/contract/personal-data.ts'
import { signingVersion } from '@fitout/contract/quotation-signing.ts'
import { cancelQuotation, ownQuotations, startEarly } from '@fitout/contract/quotations.ts'
import { showRenovation } from '@fitout/contract/renovations.ts'
import { listStaffRenovations } from '@fitout/contract/staff/renovations.ts'
import { describe, expect, test } from 'vitest'
import { rightPassword } from '../../testing/members.ts'
import { sendNextVersion } from '../../testing/quotations.ts'
import { addressesOf, endOf, withSigningDesk } from '../../testing/signing-desk.ts'
import { openStaff } from '../../testing/staff.ts'
import { expectRefusal, refusalOf } from '../../testing/visitors.ts'
import { expireQuotations } from './quotations-service.ts'

const desk = withSigningDesk()

describe('after acceptance', () => {
  test('R27 cancelling works until the last millisecond of day 7 and is confirmed with its time, but not after', async () => {
    const first = await desk.quoted()
    await desk.accepting(desk.client, first.params)
    const second = await desk.quoted()
    await desk.accepting(desk.client, second.params)
    await desk.deliverMails()
    const until = hongKongDay(new Date(desk.now), 7)
    const cancel = (id: string) =>
      desk.client.call(cancelQuotation, { params: { id }, body: { reason: 'We move abroad', typed_name: '何小明' } })
    desk.now = endOf(until)
    desk.client = await desk.again()
    const { data: room } = await cancel(first.id)
    expect(room).toMatchObject({ status: 'CANCELLED', quotation: { status: 'CANCELLED', reason: 'We move abroad' } })
    const mails = await desk.deliverMails()
    expect(mails.map(({ event }) => event)).toEqual(['cancelled', 'cancelled'])
    expect(mails[0]!.text).toContain('23:59')
    desk.now += 1
    desk.client = await desk.again()
    await expectRefusal(cancel(second.id), 409, 'cooling-off-over')
    expect((await desk.client.call(showRenovation, { params: { id: second.id } })).data.status).toBe('ACCEPTED')
  })

  test('R27 cancelling an open version declines it, and the studio sees the reason', async () => {
    const { id } = await desk.quoted()
    await desk.deliverMails()
    const body = { reason: 'Too dear', typed_name: '何小明' }
    const { data } = await desk.client.call(cancelQuotation, { params: { id }, body })
    expect(data).toMatchObject({ status: 'PLANNING', quotation: { status: 'DECLINED', reason: 'Too dear' } })
    const mails = await desk.deliverMails()
    expect(addressesOf(mails)).toEqual([desk.client.email, desk.staff.email].toSorted())
    for (const { text } of mails) expect(text).toContain('Too dear')
    await expectRefusal(desk.client.call(cancelQuotation, { params: { id }, body }), 409, 'illegal-transition')
  })

  test('R62 the client’s account cannot be deleted while there is a contract', async () => {
    const { id, params } = await desk.quoted()
    await desk.accepting(desk.client, params)
    const refused = await refusalOf(desk.client.call(deleteAccount, { body: { password: rightPassword } }))
    expect([refused.status, refused.code, refused.details]).toEqual([
      409,
      'renovations-still-open',
      { renovation_ids: [id] },
    ])
    expect((await desk.client.call(showRenovation, { params: { id } })).data.status).toBe('ACCEPTED')
  })

  test('an early start waives the right to cancel, once', async () => {
    const { id, params } = await desk.quoted()
    const early = () =>
      desk.client.call(startEarly, {
        params: { id },
        body: { typed_name: '何小明', is_agreed: true, wording_version: signingVersion },
      })
    await expectRefusal(early(), 409, 'illegal-transition')
    await desk.accepting(desk.client, params)
    const { data } = await early()
    expect([data.can_cancel_quotation, data.quotation?.acceptance?.is_early_start]).toEqual([false, true])
    await expectRefusal(early(), 409, 'illegal-transition')
    const body = { reason: 'x', typed_name: '何小明' }
    await expectRefusal(desk.client.call(cancelQuotation, { params: { id }, body }), 409, 'cooling-off-over')
  })
})

test('the job sends one reminder three days before the end, then expires what is open', async () => {
  const { id, sent } = await desk.quoted()
  await desk.deliverMails()
  const expiring = async () => {
    const query = { waiting: 'expiring' as const }
    const { data } = await (await openStaff(desk.shop, 'manager')).call(listStaffRenovations, { query })
    return data.map(({ _id }) => _id)
  }
  expect(await expiring()).not.toContain(id)
  desk.now = endOf(sent.valid_until!) - 3 * 86_400_000
  await expireQuotations(desk.shop.context)
  await expireQuotations(desk.shop.context)
  expect(await expiring()).toContain(id)
  expect((await desk.deliverMails()).filter(({ to }) => to?.[0]?.address === desk.client.email)).toHaveLength(1)
  desk.now = endOf(sent.valid_until!) + 1
  await expireQuotations(desk.shop.context)
  desk.client = await desk.again()
  const { data: room } = await desk.client.call(showRenovation, { params: { id } })
  expect([room.status, room.quotation?.status]).toEqual(['PLANNING', 'EXPIRED'])
  desk.now = desk.began
  desk.client = await desk.again()
  const next = await sendNextVersion(desk.staff, id)
  const { data } = await desk.client.call(ownQuotations, { params: { id } })
  expect(data.map(({ version, status }) => [version, status])).toEqual([
    [Number(next.params.version), 'SENT'],
    [1, 'EXPIRED'],
  ])
})
