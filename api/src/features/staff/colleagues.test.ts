import { isAllowed, staffRoles } from '@fitout/contract/staff/permissions.ts'
import { changeStaff, listColleagues, sharedWork } from '@fitout/contract/staff/staff.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaff } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.stop())

test('are named, and nothing else, to staff who can do the same work', async () => {
  const staff = await Promise.all(staffRoles.map(async (role) => ({ role, visitor: await openStaff(shop, role) })))
  const owner = await openStaff(shop)
  const disabled = await openStaff(shop, 'support')
  await owner.call(changeStaff, { params: { id: disabled.accountId }, body: { is_disabled: true } })
  for (const permission of sharedWork) {
    const able = [...staff, { role: 'owner' as const, visitor: owner }].filter(({ role }) =>
      isAllowed(role, permission),
    )
    for (const { role, visitor } of staff) {
      const asked = visitor.call(listColleagues, { query: { permission } })
      if (!isAllowed(role, permission)) {
        await expectRefusal(asked, 403, 'not-allowed')
        continue
      }
      const { data } = await asked
      expect(data.map((one) => one._id).toSorted()).toEqual(able.map((one) => one.visitor.accountId).toSorted())
      expect(new Set(data.flatMap((one) => Object.keys(one)))).toEqual(new Set(['_id', 'name']))
    }
  }
})
