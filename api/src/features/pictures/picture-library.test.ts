import { listLibraryPictures, type pictureLacks } from '@fitout/contract/staff/picture-library.ts'
import { describePicture, focusPicture, removePicture, restorePicture } from '@fitout/contract/staff/pictures.ts'
import { arrangePictures, changeProduct, findStaffProduct } from '@fitout/contract/staff/products.ts'
import {
  addWriting,
  findWriting,
  publishWriting,
  saveWritingDraft,
  type WordsKind,
} from '@fitout/contract/staff/writings.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'
import { insertPublishedContent } from '../contents/contents-queries.ts'
import { addPlainPicture } from '../../testing/plain-pictures.ts'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { shortPictureUrl } from '../../testing/short-picture-url.ts'
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
const find = async (lack?: (typeof pictureLacks)[number]) =>
  (await manager.call(listLibraryPictures, { query: { lack, per_page: 100 } })).data
const idsOf = async (lack: (typeof pictureLacks)[number]) => (await find(lack)).map(({ _id }) => _id)
const usesOf = async (id: string) => (await find()).find(({ _id }) => _id === id)?.uses

test('the library lists what shows a picture, and finds those without alt texts, focus or use', async () => {
  const [shown, unused] = [await pictureOf('#123456'), await pictureOf('#654321')]
  const id = await goods.publish(await goods.addVariant())
  const alt = { zh: '檯燈', cn: '台灯', en: '' }
  await manager.call(arrangePictures, { params: { id }, body: { pictures: [{ picture_id: shown._id, alt }] } })
  expect(await usesOf(shown._id)).toMatchObject([{ kind: 'product', place: 'frame', _id: id, alt }])
  expect(await idsOf('alt')).toContain(shown._id)
  // One that nothing shows lacks its own until it is described.
  expect(await idsOf('alt')).toContain(unused._id)
  const own = { zh: '牆', cn: '墙', en: 'A wall' }
  await manager.call(describePicture, { params: { id: unused._id }, body: { alt: own } })
  expect(await idsOf('alt')).not.toContain(unused._id)
  expect(await idsOf('use')).toContain(unused._id)
  const found = async (q: string) =>
    (await manager.call(listLibraryPictures, { query: { q } })).data.map(({ _id }) => _id)
  expect([await found('台灯'), await found('100%')]).toEqual([[shown._id], []])
  await manager.call(focusPicture, { params: { id: unused._id }, body: { x: 20, y: 30 } })
  expect(await idsOf('focus')).toContain(shown._id)
  expect(await idsOf('focus')).not.toContain(unused._id)
})

test('a picture that nothing shows is described, removed and returned; one that is shown stays', async () => {
  const [shown, unused] = [await pictureOf('#aa5511'), await pictureOf('#11aa55')]
  const id = await goods.publish(await goods.addVariant())
  const alt = { zh: '木凳', cn: '木凳', en: 'A wooden stool' }
  await manager.call(arrangePictures, { params: { id }, body: { pictures: [{ picture_id: shown._id, alt }] } })
  await expectRefusal(manager.call(removePicture, { params: { id: shown._id } }), 409, 'picture-in-use')

  const params = { id: unused._id }
  const own = { zh: '綠牆', cn: '绿墙', en: 'A green wall' }
  await manager.call(describePicture, { params, body: { alt: own } })
  const { data: described } = await manager.call(listLibraryPictures, { query: { q: 'green wall' } })
  expect(described).toMatchObject([{ _id: unused._id, alt: own, uses: [] }])
  const isListed = async () => (await find()).some(({ _id }) => _id === unused._id)
  await manager.call(removePicture, { params })
  expect(await isListed()).toBe(false)
  await manager.call(restorePicture, { params })
  expect(await isListed()).toBe(true)
  // The same file again returns it, and so does a place that shows it.
  await manager.call(removePicture, { params })
  await pictureOf('#11aa55')
  expect(await isListed()).toBe(true)
  await manager.call(removePicture, { params })
  const pictures = [{ picture_id: unused._id, alt: own }]
  const { pictures_version: version } = (await manager.call(findStaffProduct, { params: { id } })).data
  await manager.call(arrangePictures, { params: { id }, body: { pictures, version } })
  expect(await isListed()).toBe(true)
})

describe('a picture within a text', () => {
  const body = <Words extends Record<string, string>>(words: Words, id: string) =>
    Object.fromEntries(
      Object.entries(words).map(([locale, alt]) => {
        const url = locale === 'en' ? shortPictureUrl(id) : pictureUrl(id)
        return [locale, `A\n\n![${alt}](${url}/400.webp#400x320)`]
      }),
    ) as Words

  async function save(kind: WordsKind, key: string, written: object) {
    const params = { kind, key }
    const { revision } = (await manager.call(findWriting, { params })).data
    await manager.call(saveWritingDraft, { params, body: { revision, written: written as never } })
  }
  async function publish(kind: WordsKind, key: string) {
    const params = { kind, key }
    const { revision } = (await manager.call(findWriting, { params })).data
    await manager.call(publishWriting, { params, body: { revision } })
  }

  test('is used by the draft and then the article that names it, and needs alt texts in their languages', async () => {
    const { _id: picture } = await pictureOf('#224466')
    const title = { zh: '光', cn: '光', en: 'Light' }
    const article = {
      title,
      excerpt: title,
      picture: null,
      category_ids: [],
      author: title,
      tags: [],
      rank: 0,
      is_shown: true,
      body: body({ zh: '檯燈', en: ' ' }, picture),
    }
    const params = { kind: 'post' } as const
    const { data } = await manager.call(addWriting, { params, body: { written: article } })
    const use = { kind: 'post', _id: data._id, title }
    const alt = { zh: '檯燈', en: '' }
    expect(await usesOf(picture)).toEqual([{ ...use, place: 'draft', alt }])
    await publish('post', data._id)
    expect(await usesOf(picture)).toEqual([{ ...use, place: 'text', alt }])
    expect(await idsOf('alt')).toContain(picture)
    expect(await idsOf('use')).not.toContain(picture)

    // The Simplified Chinese text does not contain it, so needs no alt text.
    await save('post', data._id, { ...article, body: body({ zh: '檯燈', en: 'A lamp' }, picture) })
    await publish('post', data._id)
    expect(await idsOf('alt')).not.toContain(picture)
    await save('post', data._id, { ...article, body: title })
    await publish('post', data._id)
    expect(await usesOf(picture)).toEqual([])
    expect(await idsOf('use')).toContain(picture)
    await save('post', data._id, article)
    expect(await usesOf(picture)).toEqual([{ ...use, place: 'draft', alt }])
  })

  test('is used by the newest version of a page only', async () => {
    const { _id, ...picture } = await pictureOf('#446688')
    const title = { zh: '關於', cn: '关于', en: 'About' }
    const former = { slug: 'about-us', description: title, blocks: [], updatedOn: '2026-11-01' }
    await insertPublishedContent(shop.context.db, { ...former, title })
    const block = {
      type: 'text-picture',
      title,
      picture: { ...picture, alt: { zh: '店面', en: 'The shop' } },
      side: 'end',
    }
    await save('page', 'about-us', { title, description: title, blocks: [block] })
    await publish('page', 'about-us')
    const alt = { zh: '店面', cn: '', en: 'The shop' }
    expect(await usesOf(_id)).toEqual([{ kind: 'page', place: 'text', _id: 'about-us', title, alt }])
    expect(await idsOf('alt')).toContain(_id)
    await save('page', 'about-us', { title, description: title, blocks: [{ type: 'markdown', body: title }] })
    await publish('page', 'about-us')
    expect(await idsOf('use')).toContain(_id)
  })

  test('is used by the description of a piece', async () => {
    const { _id } = await pictureOf('#6688aa')
    const id = await goods.publish(await goods.addVariant())
    const { data } = await manager.call(findStaffProduct, { params: { id } })
    const description = body({ zh: '', cn: '檯燈', en: 'A lamp' }, _id)
    await manager.call(changeProduct, { params: { id }, body: { description, version: data.version } })
    const alt = { zh: '', cn: '檯燈', en: 'A lamp' }
    expect(await usesOf(_id)).toMatchObject([{ kind: 'product', place: 'text', _id: id, alt }])
  })
})

test('an upgrade finds the same uses in texts as saving them', async () => {
  const { db, config } = shop.context
  const mentions = () => db.selectFrom('picture_mentions').selectAll().orderBy('kind').orderBy('key').execute()
  const saved = await mentions()
  expect(saved.map(({ kind, is_draft }) => [kind, is_draft])).toEqual([
    ['post', true],
    ['product', false],
  ])
  await db.deleteFrom('picture_mentions').execute()
  await sql`delete from migrations where name = '0111-former-mentions.sql'`.execute(db)
  expect(await migrate(config.databaseUrl)).toEqual(['0111-former-mentions.sql'])
  expect(await mentions()).toEqual(saved)
})
