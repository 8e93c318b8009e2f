import { listLibraryPictures, type pictureLacks } from '@fitout/contract/staff/picture-library.ts'
import { addPicture, focusPicture } from '@fitout/contract/staff/pictures.ts'
import { arrangePictures } from '@fitout/contract/staff/products.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let goods: ShopGoods
let manager: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  manager = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

test('the library says what shows a picture, and finds those without words, spot or place', async () => {
  const file = async (background: string) => {
    const made = sharp({ create: { width: 500, height: 400, channels: 3, background } })
    return new File([new Uint8Array(await made.png().toBuffer())], 'a.png')
  }
  const { data: shown } = await manager.call(addPicture, { file: await file('#123456') })
  const { data: unused } = await manager.call(addPicture, { file: await file('#654321') })
  const id = await goods.publish(await goods.addVariant())
  const alt = { zh: '檯燈', cn: '台灯', en: '' }
  await manager.call(arrangePictures, { params: { id }, body: { pictures: [{ picture_id: shown._id, alt }] } })
  const find = async (lack?: (typeof pictureLacks)[number]) =>
    (await manager.call(listLibraryPictures, { query: { lack, per_page: 100 } })).data
  expect((await find()).find(({ _id }) => _id === shown._id)?.uses).toMatchObject([{ kind: 'product', _id: id, alt }])
  const idsOf = async (lack: (typeof pictureLacks)[number]) => (await find(lack)).map(({ _id }) => _id)
  expect(await idsOf('alt')).toContain(shown._id)
  expect(await idsOf('alt')).not.toContain(unused._id)
  expect(await idsOf('use')).toContain(unused._id)
  await manager.call(focusPicture, { params: { id: unused._id }, body: { x: 20, y: 30 } })
  expect(await idsOf('focus')).toContain(shown._id)
  expect(await idsOf('focus')).not.toContain(unused._id)
})
