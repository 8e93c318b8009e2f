import { readFile } from 'node:fs/promises'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { findProduct } from '@fitout/contract/products.ts'
import { addPicture } from '@fitout/contract/staff/pictures.ts'
import {
  addProduct,
  arrangePictures,
  changeProduct,
  findStaffProduct,
  listStaffProducts,
  removeModel,
  setModel,
} from '@fitout/contract/staff/products.ts'
import { draftSimplified } from '@fitout/contract/staff/simplified-drafts.ts'
import { addVariant, changeVariant, listMovements, moveStock } from '@fitout/contract/staff/variants.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest } from '../../testing/visitors.ts'

let shop: TestShop
let goods: ShopGoods
let manager: StaffVisitor
let id: string
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  manager = await openStaff(shop, 'manager')
  const title = { zh: '橡木座地燈', cn: '', en: 'Oak floor lamp' }
  id = (await manager.call(addProduct, { body: { kind: 'GOODS', title } })).data._id
})
afterAll(() => shop.stop())

const inEach = (text: string) => ({ zh: text, cn: text, en: text })
const params = () => ({ params: { id } })
const show = async () => (await manager.call(findStaffProduct, params())).data

async function picture(colour: string): Promise<string> {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(bytes)], 'a.png')
  return (await manager.call(addPicture, { file })).data._id
}

describe('a new product', () => {
  test('beyond 104: starts as a draft, with drafted Simplified Chinese marked until it is reviewed', async () => {
    expect(await show()).toMatchObject({ status: 'DRAFT', title: { cn: '橡木落地灯' }, drafts: ['title'] })
    const marked = await manager.call(listStaffProducts, { query: { drafts: 'true' } })
    expect(marked.data.map(({ _id }) => _id)).toEqual([id])
    const { data } = await manager.call(draftSimplified, { body: { texts: ['訂造傢俬', '梳化'] } })
    expect(data.texts).toEqual(['定制家具', '沙发'])
    await manager.call(changeProduct, { ...params(), body: { drafts: [] } })
    expect((await show()).drafts).toEqual([])
  })

  test('can be published once it has a picture and a variant, and then be booked', async () => {
    const publish = () => manager.call(changeProduct, { ...params(), body: { status: 'ACTIVE' } })
    await expectRefusal(publish(), 409, 'product-incomplete')
    const includes = inEach('A shade\nA bulb')
    const body = { sku: 'LAMP-1', title: inEach('Tall'), includes, price: 1280 }
    const { data } = await manager.call(addVariant, { ...params(), body })
    await expectRefusal(manager.call(addVariant, { ...params(), body }), 409, 'sku-taken')
    await expectRefusal(publish(), 409, 'product-incomplete')
    const pictures = [{ picture_id: await picture('#a53'), alt: inEach('The lamp') }]
    await manager.call(arrangePictures, { ...params(), body: { pictures } })
    await publish()
    const variant = data.variants[0]!
    const shelf = { warehouse_id: variant.shelves[0]!.warehouse_id, quantity: 3, reason: 'Delivery' }
    await manager.call(moveStock, { params: { id: variant._id }, body: shelf })
    const { data: shown } = await shop.visitor()(findProduct, { params: { store_id: goods.storeId, id } })
    expect(shown.variants).toMatchObject([{ title: inEach('Tall'), includes }])
    const guest = await openGuest(shop)
    const store = { params: { store_id: goods.storeId } }
    await guest.call(addToCart, { ...store, body: { product_variant_id: variant._id, qty: 2 } })
    expect((await guest.call(showCart, { ...store, body: {} })).data.cart_items).toMatchObject([
      { product_variant_id: variant._id, qty: 2 },
    ])
    const movements = await manager.call(listMovements, { params: { id: variant._id } })
    expect(movements.data).toMatchObject([
      { kind: 'MOVED', quantity: 3, reason: 'Delivery', staff_name: expect.stringMatching(/^manager /) },
    ])
  })
})

describe('pictures', () => {
  test("can be reordered without affecting the variants' own; an editor with an outdated order gets a conflict", async () => {
    const [first, second] = [(await show()).pictures[0]!._id, await picture('#35a')]
    const arrange = (ids: string[], version?: string) =>
      manager.call(arrangePictures, {
        ...params(),
        body: { pictures: ids.map((picture_id) => ({ picture_id, alt: inEach('A lamp') })), version },
      })
    const seen = (await arrange([first, second])).data
    const variant = seen.variants[0]!
    const { sku, title, attributes, status, version } = variant
    const change = { sku, title: title as never, attributes, status, picture_id: second, version }
    await manager.call(changeVariant, { params: { id: variant._id }, body: change })
    await arrange([second, first], seen.pictures_version)
    expect((await show()).variants[0]?.picture_id).toBe(second)
    await expectRefusal(arrange([first], seen.pictures_version), 409, 'changed-meanwhile')
    const again = manager.call(changeVariant, { params: { id: variant._id }, body: change })
    await expectRefusal(again, 409, 'changed-meanwhile')
    const store = { store_id: goods.storeId, id }
    const shown = async () => (await shop.visitor()(findProduct, { params: store })).data.variants[0]?.picture
    await expect.poll(shown, { timeout: 2000 }).toBe(0)
  })

  test('have versions of their own, as do texts: the second of two editors gets a conflict', async () => {
    const { version, title } = await show()
    const rename = (en: string) =>
      manager.call(changeProduct, { ...params(), body: { title: { ...title, en } as never, version } })
    const outcomes = await Promise.allSettled([rename('One'), rename('Other')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expectRefusal(rename('Third'), 409, 'changed-meanwhile')
  })

  test('the last variant of a published product cannot be retired', async () => {
    const [variant] = (await show()).variants
    const { sku, title, attributes, picture_id } = variant!
    const body = { sku, title: title as never, attributes, picture_id, status: 'INACTIVE' as const }
    await expectRefusal(manager.call(changeVariant, { params: { id: variant!._id }, body }), 409, 'product-incomplete')
    expect((await show()).variants[0]?.status).toBe('ACTIVE')
  })
})

describe('a 3D model', () => {
  const glb = (json: unknown) => {
    const text = Buffer.from(JSON.stringify(json))
    const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, 0x20)])
    const header = Buffer.alloc(20)
    for (const [index, word] of [0x46546c67, 2, 20 + padded.length, padded.length, 0x4e4f534a].entries()) {
      header.writeUInt32LE(word, index * 4)
    }
    return Buffer.concat([header, padded])
  }
  const plain = { asset: { version: '2.0' }, meshes: [{}] }
  const set = (bytes: Buffer) =>
    manager.call(setModel, { ...params(), file: new File([new Uint8Array(bytes)], 'model.glb') })

  test('is accepted as a self-contained glTF binary', async () => {
    const path = new URL('../../../database/seed/media/models/dining-table.glb', import.meta.url)
    const { data } = await set(await readFile(path))
    expect((await shop.request(data.model_url!)).headers.get('Content-Type')).toBe('model/gltf-binary')
    await manager.call(removeModel, params())
    expect((await show()).model_url).toBeNull()
  })

  test.each([
    ['file-not-a-model', Buffer.from('<html>')],
    ['file-not-a-model', Buffer.concat([glb(plain), Buffer.from('more')])],
    ['file-not-a-model', glb({ asset: { version: '1.0' }, meshes: [{}] })],
    ['file-not-a-model', glb('text')],
    ['model-refers-outside', glb({ ...plain, images: [{ uri: 'https://elsewhere.example/a.png' }] })],
    ['model-refers-outside', glb({ ...plain, images: [{ uri: 7 }] })],
    ['model-refers-outside', glb({ ...plain, extensions: { EXT_lights_image_based: { lights: [{ uri: 'a.hdr' }] } } })],
    [
      'model-refers-outside',
      glb({ ...plain, extensions: { KHR_audio: { audio: [{ uri: 'data:audio/mpeg;base64,' }] } } }),
    ],
    [
      'model-refers-outside',
      glb({ ...plain, materials: [{ extensions: { X: { textures: { deep: [[{ uri: '//elsewhere.example' }]] } } } }] }),
    ],
    ['model-refers-outside', glb({ ...plain, nodes: [{ extras: { extensions: { X: { uri: null } } } }] })],
    ['model-refers-outside', glb({ ...plain, shaders: [{ uri: 'shader.glsl' }] })],
    [
      'model-too-heavy',
      glb({
        ...plain,
        meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
        accessors: [{ count: 100 }, { count: 900_003 }],
      }),
    ],
    ['model-not-plain', glb({ ...plain, extensionsRequired: ['KHR_draco_mesh_compression'] })],
  ] as const)('is refused as %s otherwise', async (code, bytes) => {
    await expectRefusal(set(bytes), 422, code)
    expect((await show()).model_url).toBeNull()
  })
})

test('PRIV-02 every step has an audit entry with the values before and after', async () => {
  const { data } = await manager.call(listAudit, { query: { subject_id: id, per_page: 100 } })
  const trail = data.toReversed()
  expect(trail.map(({ action }) => action)).toEqual([
    'products.add',
    'products.change',
    'products.pictures',
    'products.change',
    'products.pictures',
    'products.pictures',
    'products.change',
    'products.model',
    'products.model',
  ])
  expect(trail[1]).toMatchObject({ before: { drafts: ['title'] }, after: { drafts: [] } })
  for (const { action, before, after } of trail.slice(1)) expect([action, before]).not.toEqual([action, after])
  const variant = (await show()).variants[0]!._id
  const { data: ofVariant } = await manager.call(listAudit, { query: { subject_id: variant } })
  expect(ofVariant.map(({ action }) => action).toReversed()).toEqual([
    'products.add-variant',
    'stock.move',
    'products.change-variant',
  ])
})
