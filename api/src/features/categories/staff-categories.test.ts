import { listAudit } from '@fitout/contract/staff/audit.ts'
import { categoryTree } from '@fitout/contract/categories.ts'
import { addCategory, changeCategory, listStaffCategories, moveCategory } from '@fitout/contract/staff/categories.ts'
import { addPicture } from '@fitout/contract/staff/pictures.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureFile } from '../../testing/trail/example-files.ts'
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

const treeInShop = async () =>
  (await shop.visitor()(categoryTree, { params: { store_id: shop.context.config.mainStoreId } })).data
const titlesInShop = async () => JSON.stringify(await treeInShop())

test('a category starts hidden, is named, shown and moved, each with an audit entry', async () => {
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

  const listing = { listing_title: words, listing_description: words }
  const { data: seen } = await manager.call(listStaffCategories)
  const { version } = seen.find(({ _id }) => _id === params.id)!
  await manager.call(changeCategory, { params, body: { ...change, ...listing, version } })
  const inShop = async () => (await treeInShop()).find(({ _id }) => _id === params.id)
  await expect.poll(inShop, { timeout: 2000 }).toMatchObject(listing)

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
    { action: 'categories.change', before: { listing_title: {} }, after: listing },
    { action: 'categories.move', before: { parent_id: null }, after: { parent_id: sister._id, position: 0 } },
  ])
})

test('a category is changed and moved in one call, and a refused move undoes the change', async () => {
  const begin = async (en: string, kind: 'GOODS' | 'SERVICE' = 'GOODS') =>
    (await manager.call(addCategory, { body: { parent_id: null, kind, title: { zh: '層架', cn: '层架', en } } })).data
  const [shelf, wall, visit] = [await begin('Shelving'), await begin('On the wall'), await begin('Visits', 'SERVICE')]
  const words = { zh: '掛牆層架', cn: '挂墙层架', en: 'Wall shelving' }
  const rename = (one: { _id: string; version: string }, parent_id: string | null) =>
    manager.call(changeCategory, {
      params: { id: one._id },
      body: { title: words, description: words, status: 'ACTIVE', parent_id, version: one.version },
    })
  const { data: moved } = await rename(shelf, wall._id)
  expect(moved).toMatchObject({ title: words, parent_id: wall._id, position: 0 })
  const { data: trail } = await manager.call(listAudit, { query: { subject_id: shelf._id } })
  expect(trail[0]).toMatchObject({ action: 'categories.change', after: { title: words, parent_id: wall._id } })

  await expectRefusal(rename(wall, shelf._id), 409, 'category-in-itself')
  await expectRefusal(rename(wall, visit._id), 422, 'invalid-input')
  const { data: all } = await manager.call(listStaffCategories)
  expect(all.find(({ _id }) => _id === wall._id)).toEqual(wall)
})

test('a category gets a picture with its alt text, keeps it through other changes, and releases it', async () => {
  const title = { zh: '地氈', cn: '地毯', en: 'Rugs' }
  const { data: added } = await manager.call(addCategory, { body: { parent_id: null, kind: 'GOODS', title } })
  expect(added.picture).toBeNull()
  const { data: picture } = await manager.call(addPicture, { file: await pictureFile() })
  const alt = { zh: '羊毛地氈', cn: '羊毛地毯', en: 'A wool rug' }
  const change = (more: object) =>
    manager.call(changeCategory, {
      params: { id: added._id },
      body: { title, description: title, status: 'ACTIVE', ...more },
    })
  const { data: pictured } = await change({ picture: { picture_id: picture._id, alt }, version: added.version })
  expect(pictured.picture).toEqual({ ...picture, alt })
  await expectRefusal(change({ picture: null, version: added.version }), 409, 'changed-meanwhile')
  await change({ version: pictured.version })
  const inShop = async () => (await treeInShop()).find(({ _id }) => _id === added._id)?.picture
  await expect.poll(inShop, { timeout: 2000 }).toMatchObject({ url: picture.url, alt })
  await expectRefusal(change({ picture: { picture_id: added._id, alt } }), 404, 'picture-not-found')
  await change({ picture: null })
  await expect.poll(inShop, { timeout: 2000 }).toBeNull()
  const { data: trail } = await manager.call(listAudit, { query: { subject_id: added._id } })
  expect(trail[0]).toMatchObject({ before: { picture_id: picture._id, alt }, after: { picture_id: null } })
})
