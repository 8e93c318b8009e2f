import { beginMailing, saveMailing } from '@fitout/contract/staff/mailings.ts'
import { listLibraryPictures } from '@fitout/contract/staff/picture-library.ts'
import { describePicture, focusPicture, removePicture, replacePicture } from '@fitout/contract/staff/pictures.ts'
import { arrangePictures, changeProduct, findStaffProduct } from '@fitout/contract/staff/products.ts'
import { addSegment } from '@fitout/contract/staff/segments.ts'
import {
  addWriting,
  findWriting,
  publishWriting,
  saveWritingDraft,
  type WordsKind,
} from '@fitout/contract/staff/writings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPublishedContent } from '../contents/contents-queries.ts'
import { addPlainPicture } from '../../testing/plain-pictures.ts'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { pictureUrl } from './picture-addresses.ts'

let shop: TestShop
let goods: ShopGoods
let manager: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  manager = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

const pictureOf = (background: string) => addPlainPicture(manager, background)

const usesOf = async (id: string) => {
  const { data } = await manager.call(listLibraryPictures, { query: { per_page: 100 } })
  return data.find(({ _id }) => _id === id)?.uses
}

const body = (alt: { zh: string; cn: string; en: string }, id: string) => {
  const text = (words: string) => `A\n\n![${words}](${pictureUrl(id)}/400.webp#400x320)`
  return { zh: text(alt.zh), cn: text(alt.cn), en: text(alt.en) }
}

const revisionOf = async (kind: WordsKind, key: string) =>
  (await manager.call(findWriting, { params: { kind, key } })).data.revision

async function save(kind: WordsKind, key: string, written: object) {
  const revision = await revisionOf(kind, key)
  await manager.call(saveWritingDraft, { params: { kind, key }, body: { revision, written: written as never } })
}

async function publish(kind: WordsKind, key: string) {
  await manager.call(publishWriting, { params: { kind, key }, body: { revision: await revisionOf(kind, key) } })
}

test('a picture is replaced wherever it is shown, and earlier versions and other pictures stay', async () => {
  const [old, better, other] = [await pictureOf('#102030'), await pictureOf('#405060'), await pictureOf('#708090')]
  await manager.call(focusPicture, { params: { id: old._id }, body: { x: 10, y: 90 } })
  await manager.call(describePicture, { params: { id: better._id }, body: { alt: { zh: '', cn: '', en: 'By day' } } })
  const alt = { zh: '夜景', cn: '夜景', en: 'By night' }
  const both = [old, other].map(({ _id }) => ({ picture_id: _id, alt }))
  const id = await goods.publish(await goods.addVariant())
  await manager.call(arrangePictures, { params: { id }, body: { pictures: both } })
  const { data: product } = await manager.call(findStaffProduct, { params: { id } })
  const description = body({ zh: '夜景', cn: '夜景', en: 'By night' }, old._id)
  await manager.call(changeProduct, { params: { id }, body: { description, version: product.version } })

  const title = { zh: '光', cn: '光', en: 'Light' }
  const { _id: _old, ...shown } = old
  const article = {
    title,
    excerpt: title,
    picture: { ...shown, alt },
    category_ids: [''],
    author: title,
    tags: [],
    rank: 0,
    is_shown: true,
    body: body({ zh: '夜景', cn: '夜景', en: 'By night' }, old._id),
  }
  const { data: post } = await manager.call(addWriting, { params: { kind: 'post' }, body: { written: article } })
  // A category in which nothing was chosen does not stop it.
  await publish('post', post._id)
  await save('post', post._id, { ...article, excerpt: { ...title, en: 'Brighter' } })

  const params = { id: old._id }
  const editor = await openStaff(shop, 'editor')
  const replaced = await editor.call(replacePicture, { params, body: { picture_id: better._id } })
  expect(replaced.data).toEqual({ _id: better._id, places: 2 })
  expect(await usesOf(old._id)).toEqual([])
  const now = { ...alt, en: 'By day' }
  const places = (await usesOf(better._id))?.map(({ kind, place, alt: words }) => [kind, place, words])
  expect(places).toEqual([
    ['post', 'draft', now],
    ['post', 'frame', now],
    ['post', 'text', now],
    ['product', 'frame', now],
    ['product', 'text', now],
  ])
  const written = await manager.call(findWriting, { params: { kind: 'post', key: post._id } })
  const { live, draft, versions } = written.data
  expect(live).toMatchObject({ picture: { url: better.url, focus: { x: 10, y: 90 }, alt: now }, excerpt: title })
  expect(draft).toMatchObject({ picture: { url: better.url, alt: now }, excerpt: { en: 'Brighter' } })
  expect(JSON.stringify(live?.['body'])).toContain(`![By day](${better.url}/`)
  expect(JSON.stringify(live?.['body'])).not.toContain(old._id)
  expect(versions.map(({ version }) => version)).toEqual([2, 1])
  const after = (await manager.call(findStaffProduct, { params: { id } })).data
  expect(after.pictures.map(({ _id }) => _id)).toEqual([better._id, other._id])
  expect(after.description.en).toContain(better.url)
  // It can be removed now, and replaced by itself no more than by a picture that is not there.
  await manager.call(removePicture, { params })
  const itself = { picture_id: old._id }
  await expectRefusal(manager.call(replacePicture, { params, body: itself }), 422, 'invalid-input')
  const unknown = { picture_id: post._id }
  await expectRefusal(manager.call(replacePicture, { params, body: unknown }), 404, 'picture-not-found')
})

test('a picture is not replaced at all by those who may not change each place that shows it', async () => {
  const [old, better] = [await pictureOf('#abcdef'), await pictureOf('#fedcba')]
  const title = { zh: '關於', cn: '关于', en: 'About' }
  const { _id: _old, ...shown } = old
  const block = { type: 'text-picture', title, picture: { ...shown, alt: title }, side: 'end' }
  const former = { slug: 'about-us', description: title, blocks: [], updatedOn: '2026-11-01' }
  await insertPublishedContent(shop.context.db, { ...former, title })
  await save('page', 'about-us', { title, description: title, blocks: [block] })
  await publish('page', 'about-us')
  const { data: segment } = await manager.call(addSegment, { body: { name: 'Oak', filter: { tag: 'oak' } } })
  const { data: mailing } = await manager.call(beginMailing, { body: { segment_id: segment._id } })
  const replace = async (staff: StaffVisitor) =>
    staff.call(replacePicture, { params: { id: old._id }, body: { picture_id: better._id } })
  const text = body({ zh: '店', cn: '店', en: 'Shop' }, old._id)
  const { _id: id, revision } = mailing
  await manager.call(saveMailing, { params: { id }, body: { revision, subject: title, text } })
  await expectRefusal(replace(await openStaff(shop, 'editor')), 403, 'not-allowed')
  expect((await usesOf(old._id))?.length).toBe(2)
  expect((await replace(manager)).data.places).toBe(2)
  expect(await usesOf(old._id)).toEqual([])
})

test('a text that cannot be published stops it, and is named', async () => {
  const [old, better] = [await pictureOf('#a1b2c3'), await pictureOf('#c3b2a1')]
  const title = { zh: '付款', cn: '付款', en: 'Payment' }
  const { _id: _old, ...shown } = old
  const block = { type: 'text-picture', title, picture: { ...shown, alt: title }, side: 'end' }
  const written = { title, description: title, blocks: [block] }
  await insertPublishedContent(shop.context.db, { ...written, slug: 'payment', updatedOn: '2026-11-01' })
  await save('page', 'payment', written)
  await publish('page', 'payment')
  // Published before the side of a picture was asked for.
  await shop.context.db
    .updateTable('contents')
    .set({ blocks: JSON.stringify([{ ...block, side: 'above' }]) })
    .where('slug', '=', 'payment')
    .execute()
  const replacing = manager.call(replacePicture, { params: { id: old._id }, body: { picture_id: better._id } })
  const { details } = await expectRefusal(replacing, 409, 'text-not-publishable')
  expect(details).toEqual({ text: { kind: 'page', _id: 'payment', title } })
  expect(await usesOf(better._id)).toEqual([])
})

test('a gallery that shows the new picture already shows it once', async () => {
  const [old, better, other] = [await pictureOf('#112233'), await pictureOf('#223344'), await pictureOf('#334455')]
  const title = { zh: '家', cn: '家', en: 'Home' }
  const entry = ({ _id, ...picture }: typeof old, caption: string) => ({
    picture: { ...picture, alt: title },
    caption: { en: caption },
    room_type: null,
    hotspots: [],
  })
  const pictures = [entry(old, 'former'), entry(other, 'other'), entry(better, 'better')]
  const { data: project } = await manager.call(addWriting, {
    params: { kind: 'project' },
    body: { written: { title, pictures } },
  })
  await manager.call(replacePicture, { params: { id: old._id }, body: { picture_id: better._id } })
  const { data } = await manager.call(findWriting, { params: { kind: 'project', key: project._id } })
  expect(data.draft?.['pictures']).toMatchObject([{ caption: { en: 'other' } }, { caption: { en: 'better' } }])
})
