import { listAudit } from '@fitout/contract/staff/audit.ts'
import { findProduct } from '@fitout/contract/products.ts'
import { listLibraryPictures, type pictureLacks } from '@fitout/contract/staff/picture-library.ts'
import { addPicture, focusPicture } from '@fitout/contract/staff/pictures.ts'
import { arrangePictures } from '@fitout/contract/staff/products.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { stockShop } from '../../testing/shop-goods.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'

let shop: TestShop
let editor: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop()
  editor = await openStaff(shop, 'editor')
})
afterAll(() => shop.stop())

const trailOf = async (subject_id: string) => {
  const manager = await openStaff(shop, 'manager')
  return (await manager.call(listAudit, { query: { subject_id } })).data
}

test('staff add a picture by its content; what is none is refused', async () => {
  const bytes = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#a53' } })
    .withExif({ IFD0: { Make: 'CANARY-CAMERA' } })
    .jpeg()
    .toBuffer()
  const { data } = await editor.call(addPicture, { file: new File([new Uint8Array(bytes)], 'anything.txt') })
  expect(data).toMatchObject({ url: `/media/${data._id}`, width: 500, height: 300 })
  const served = Buffer.from(await (await shop.request(`${data.url}/300.webp`)).arrayBuffer())
  expect([(await sharp(served).metadata()).width, served.includes('CANARY')]).toEqual([300, false])
  expect(await trailOf(data._id)).toMatchObject([{ action: 'pictures.add', after: { width: 500, height: 300 } }])
  const fake = new File(['<svg onload="alert(1)"/>'], 'picture.jpg', { type: 'image/jpeg' })
  await expectRefusal(editor.call(addPicture, { file: fake }), 422, 'file-not-an-image')
})

test('what must stay in sight reaches the shop, and the trail', async () => {
  const goods = await stockShop(shop.context)
  const id = await goods.publish(await goods.addVariant())
  const shown = async () => {
    const { data } = await shop.visitor()(findProduct, { params: { store_id: goods.storeId, id } })
    return data.pictures[0]
  }
  const before = await shown()
  expect(before?.focus).toBeUndefined()
  const pictureId = before!.url.slice('/media/'.length)
  await editor.call(focusPicture, { params: { id: pictureId }, body: { x: 20, y: 80 } })
  await expect.poll(async () => (await shown())?.focus, { timeout: 2000 }).toEqual({ x: 20, y: 80 })
  expect(await trailOf(pictureId)).toMatchObject([{ before: { focus: null }, after: { focus: { x: 20, y: 80 } } }])
  const outside = editor.call(focusPicture, { params: { id: pictureId }, body: { x: 101, y: 0 } })
  await expectRefusal(outside, 422, 'invalid-input')
  const nowhere = editor.call(focusPicture, { params: { id: newId() }, body: { x: 1, y: 1 } })
  await expectRefusal(nowhere, 404, 'picture-not-found')
})

test('the library says what shows a picture, and finds those without words, spot or place', async () => {
  const goods = await stockShop(shop.context)
  const manager = await openStaff(shop, 'manager')
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
