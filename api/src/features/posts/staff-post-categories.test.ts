import { listAudit } from '@fitout/contract/staff/audit.ts'
import { allPostCategories, filterPosts, findPost } from '@fitout/contract/posts.ts'
import {
  addPostCategory,
  listStaffPostCategories,
  movePostCategory,
  removePostCategory,
  renamePostCategory,
} from '@fitout/contract/staff/post-categories.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { shortPictureUrl } from '../../testing/short-picture-url.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { pictureUrl } from '../pictures/picture-addresses.ts'
import { publishPost } from './posts-service.ts'

let shop: TestShop
let editor: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop()
  editor = await openStaff(shop, 'editor')
})
afterAll(() => shop.stop())

const named = (en: string) => ({ title: { zh: `${en} 中`, cn: `${en} 简`, en } })
const add = async (en: string) => (await editor.call(addPostCategory, { body: named(en) })).data._id

/** An article with a picture and a list in its text. */
async function publishIn(category: string, body: string) {
  const id = newId()
  const en = (text: string) => ({ en: text })
  const written = { title: en('Oak'), excerpt: en('Oak'), body: en(body), author: en('The studio') }
  const post = { ...written, picture: null, category_ids: [category, newId()], tags: [], rank: 0, is_shown: true }
  await transaction(shop.context.db, (trx) => publishPost(trx, id, post, shop.context.clock.now()))
  return id
}

test('categories of the journal are created, renamed, ordered and, once empty, removed, each with an audit entry', async () => {
  const [first, second, third] = [await add('Materials'), await add('Planning'), await add('Planning')]
  await editor.call(renamePostCategory, { params: { id: second }, body: named('Layout') })
  await editor.call(movePostCategory, { params: { id: third }, body: { position: 0 } })
  const inShop = async () => {
    const { data } = await shop.visitor()(allPostCategories, { query: { sort_by: 'position' } })
    return data.map(({ _id, title, key }) => [_id, title.en, key])
  }
  const shown = [
    [third, 'Planning', expect.stringMatching(/^planning-/)],
    [first, 'Materials', 'materials'],
    [second, 'Layout', 'planning'],
  ]
  await expect.poll(inShop, { timeout: 2000 }).toEqual(shown)

  await publishIn(first, 'Oak')
  const { data } = await editor.call(listStaffPostCategories)
  expect(data.map(({ post_count }) => post_count)).toEqual([0, 1, 0])
  const remove = (id: string) => editor.call(removePostCategory, { params: { id } })
  await expectRefusal(remove(first), 409, 'category-in-use')
  await remove(second)
  await expectRefusal(remove(second), 404, 'category-not-found')
  const { total } = await shop.visitor()(filterPosts, { query: { category_ids: first } })
  expect(total).toBe(1)

  const { data: trail } = await (await openStaff(shop)).call(listAudit, { query: { subject_id: second } })
  expect(trail.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['post-categories.remove', { title: named('Layout').title, position: 2 }, {}],
    ['post-categories.rename', named('Planning'), named('Layout')],
    ['post-categories.add', {}, { title: named('Planning').title, position: 1 }],
  ])
})

test.each([
  ['as it is', pictureUrl(newId())],
  ['in 22 signs', shortPictureUrl(newId())],
])(
  'INJ-02 a text shows pictures of the shop, addressed as %s, with their size, and no external ones',
  async (_, url) => {
    const own = `${url}/1280.webp`
    const others = ['https://evil.example/a.png', '//evil.example/a.png', '/api/auth/user', 'data:image/png;base64,AA']
    const pictures = [`![A "room"](${own}#1280x853)`, ...others.map((address) => `![x](${address})`)]
    const id = await publishIn(
      await add('Pictures'),
      `${pictures.join('\n\n')}\n\n<img src="${own}" onerror="alert(1)">`,
    )
    const { data } = await shop.visitor()(findPost, { params: { id } })
    expect(data.html.en?.match(/<img[^>]*>/g)).toEqual([
      `<img src="${own}" alt="A &quot;room&quot;" loading="lazy" decoding="async" width="1280" height="853" />`,
      `<img src="${own}" alt="" loading="lazy" decoding="async" />`,
    ])
  },
)
