import { listAudit } from '@fitout/contract/staff/audit.ts'
import { findProduct } from '@fitout/contract/products.ts'
import { addPicture, focusPicture } from '@fitout/contract/staff/pictures.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { stockShop } from '../../testing/shop-goods.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { pictureIdOf, pictureUrl } from './pictures-service.ts'

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

test('staff add a picture, recognised by its content; other files are refused', async () => {
  const bytes = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#a53' } })
    .withExif({ IFD0: { Make: 'CANARY-CAMERA' } })
    .jpeg()
    .toBuffer()
  const { data } = await editor.call(addPicture, { file: new File([new Uint8Array(bytes)], 'anything.txt') })
  expect(data).toMatchObject({ url: pictureUrl(data._id), width: 500, height: 300 })
  const served = Buffer.from(await (await shop.request(`${data.url}/300.webp`)).arrayBuffer())
  expect([(await sharp(served).metadata()).width, served.includes('CANARY')]).toEqual([300, false])
  expect(await trailOf(data._id)).toMatchObject([{ action: 'pictures.add', after: { width: 500, height: 300 } }])
  const fake = new File(['<svg onload="alert(1)"/>'], 'picture.jpg', { type: 'image/jpeg' })
  await expectRefusal(editor.call(addPicture, { file: fake }), 422, 'file-not-an-image')
})

test('the focus of a picture reaches the shop and the audit trail', async () => {
  const goods = await stockShop(shop.context)
  const id = await goods.publish(await goods.addVariant())
  const shown = async () => {
    const { data } = await shop.visitor()(findProduct, { params: { store_id: goods.storeId, id } })
    return data.pictures[0]
  }
  const before = await shown()
  expect(before?.focus).toBeUndefined()
  const pictureId = pictureIdOf(before!.url)
  await editor.call(focusPicture, { params: { id: pictureId }, body: { x: 20, y: 80 } })
  await expect.poll(async () => (await shown())?.focus, { timeout: 2000 }).toEqual({ x: 20, y: 80 })
  expect(await trailOf(pictureId)).toMatchObject([{ before: { focus: null }, after: { focus: { x: 20, y: 80 } } }])
  const outside = editor.call(focusPicture, { params: { id: pictureId }, body: { x: 101, y: 0 } })
  await expectRefusal(outside, 422, 'invalid-input')
  const nowhere = editor.call(focusPicture, { params: { id: newId() }, body: { x: 1, y: 1 } })
  await expectRefusal(nowhere, 404, 'picture-not-found')
})
