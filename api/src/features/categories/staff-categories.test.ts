import { listAudit } from '@fitout/contract/audit.ts'
import { categoryTree } from '@fitout/contract/categories.ts'
import { addCategory, changeCategory, listStaffCategories, moveCategory } from '@fitout/contract/staff-categories.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'

let shop: TestShop
let manager: StaffVisitor
beforeAll(async () => {
  shop = await openSeededShop()
  manager = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

const titlesInShop = async () => {
  const { data } = await shop.visitor()(categoryTree, { params: { store_id: shop.context.config.mainStoreId } })
  return JSON.stringify(data)
}

test('a category begins hidden, is named, shown and moved, each with its line in the trail', async () => {
  const title = { zh: '戶外傢俬', cn: '', en: 'Outdoor furniture' }
  const add = await manager.call(addCategory, { body: { parent_id: null, kind: 'GOODS', title } })
  expect(add.data).toMatchObject({ status: 'INACTIVE', title: { cn: '户外家具' } })
  const params = { id: add.data._id }
  expect(await titlesInShop()).not.toContain('Outdoor')

  const words = { ...add.data.title, en: 'Garden furniture' } as { zh: string; cn: string; en: string }
  const change = { title: words, description: words, status: 'ACTIVE' as const, version: add.data.version }
  await manager.call(changeCategory, { params, body: change })
  await expect.poll(titlesInShop, { timeout: 2000 }).toContain('Garden furniture')
  await expectRefusal(manager.call(changeCategory, { params, body: change }), 409, 'changed-meanwhile')

  const { data: all } = await manager.call(listStaffCategories)
  const sister = all.find(({ parent_id, kind, _id }) => parent_id === null && kind === 'GOODS' && _id !== params.id)!
  const moved = await manager.call(moveCategory, { params, body: { parent_id: sister._id, position: 0 } })
  expect(moved.data).toMatchObject({ parent_id: sister._id, position: 0 })
  const below = manager.call(moveCategory, {
    params: { id: sister._id },
    body: { parent_id: params.id, position: 0 },
  })
  await expectRefusal(below, 409, 'category-in-itself')

  const { data: trail } = await manager.call(listAudit, { query: { subject_id: params.id } })
  expect(trail.toReversed()).toMatchObject([
    { action: 'categories.add', after: { status: 'INACTIVE', parent_id: null } },
    { action: 'categories.change', before: { status: 'INACTIVE' }, after: { status: 'ACTIVE', title: words } },
    { action: 'categories.move', before: { parent_id: null }, after: { parent_id: sister._id, position: 0 } },
  ])
})
