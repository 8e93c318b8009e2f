import { existsSync } from 'node:fs'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addToCart } from '@fitout/contract/cart.ts'
import sharp from 'sharp'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { startApiProcess } from '../../testing/api-process.ts'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { openGuest, placeOrder, uploadPicture } from '../../testing/visitors.ts'
import { abandonedGuestDays, sweepAbandonedGuests } from '../accounts/accounts-service.ts'
import { mediaWithoutMentionDays, pictureWithoutRowHours, sweepLostMedia } from '../pictures/lost-media.ts'
import { keepPicture } from '../pictures/pictures-service.ts'
import { sweepLostFiles, unusedFileHours } from './files-service.ts'

let shop: TestShop
let goods: ShopGoods
let folder: string
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  folder = join(shop.context.config.dataDir, 'storage')
})
afterAll(() => shop.stop())

const there = (key: string) => existsSync(join(folder, key))
const listed = (key: string): Promise<string[]> => readdir(join(folder, key)).catch(() => [])

async function age(key: string, hours: number): Promise<void> {
  const then = new Date(Date.now() - hours * 3_600_000)
  await utimes(join(folder, key), then, then)
}

async function put(key: string): Promise<void> {
  await mkdir(join(folder, key, '..'), { recursive: true })
  await writeFile(join(folder, key), 'left behind')
}

test('a process killed between storing a picture and its row leaves nothing forever, and deletes nothing else', async () => {
  const api = await startApiProcess(shop)
  const kept = `private/${await uploadPicture(await openGuest(shop))}.webp`
  const guest = await openGuest(shop)
  const before = await listed('private')
  let lost = ''
  await shop.context.db.transaction().execute(async (trx) => {
    await sql`lock table files in share row exclusive mode`.execute(trx)
    const body = new FormData()
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } })
      .png()
      .toBuffer()
    body.set('file', new File([new Uint8Array(bytes)], 'proof.png', { type: 'image/png' }))
    const sent = api
      .request('/api/files', { method: 'POST', body, headers: { Authorization: `Bearer ${guest.token}` } })
      .catch(() => undefined)
    await expect
      .poll(async () => (lost = (await listed('private')).find((name) => !before.includes(name)) ?? ''))
      .not.toBe('')
    process.kill(api.pid ?? 0, 'SIGKILL')
    await sent
  })
  lost = `private/${lost}`
  await sweepLostFiles(shop.context)
  // Its row may not have been written yet.
  expect(there(lost)).toBe(true)
  for (const key of [lost, kept]) await age(key, unusedFileHours + 1)
  await sweepLostFiles(shop.context)
  expect([there(lost), there(kept)]).toEqual([false, true])
})

test('partly received files are swept after their time', async () => {
  for (const name of ['old', 'new']) await put(`.incoming/${name}`)
  await age('.incoming/old', unusedFileHours + 1)
  await sweepLostFiles(shop.context)
  const left = await listed('.incoming')
  expect([left.includes('old'), left.includes('new')]).toEqual([false, true])
})

test('public pictures without a row are swept after their time, those with one stay', async () => {
  const file = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#9c4f31' } })
    .png()
    .toBuffer()
  const { id: kept } = await keepPicture(shop.context, file)
  const [lost, fresh] = [newId(), newId()]
  for (const id of [lost, fresh]) await put(`media/${id}/original.png`)
  for (const id of [lost, kept]) await age(`media/${id}`, pictureWithoutRowHours + 1)
  await sweepLostMedia(shop.context)
  expect([lost, fresh, kept].map((id) => there(`media/${id}`))).toEqual([false, true, true])
})

test('unreferenced films and models are swept after their time; a draft is enough to keep one', async () => {
  const names = {
    lost: `models/${newId()}.glb`,
    fresh: `models/${newId()}.glb`,
    drafted: `models/${newId()}.glb`,
    lostFilm: `videos/${newId()}.mp4`,
    shownFilm: `videos/${newId()}.mp4`,
  }
  for (const name of Object.values(names)) await put(`media/${name}`)
  for (const name of Object.values(names)) {
    if (name !== names.fresh) await age(`media/${name}`, mediaWithoutMentionDays * 24 + 1)
  }
  const draft = (text: string) => JSON.stringify({ model: { url: `/media/${text}` } })
  await sql`insert into writings (kind, key, draft) values ('project', 'drafted', ${draft(names.drafted)}::jsonb)`.execute(
    shop.context.db,
  )
  await sql`insert into contents (slug, version, title, description, blocks, updated_on, published_at)
    values ('shown', 1, '{}', '{}', ${JSON.stringify([{ film: `/media/${names.shownFilm}` }])}::jsonb, now(), now())`.execute(
    shop.context.db,
  )
  await sweepLostMedia(shop.context)
  const left = Object.entries(names).filter(([, name]) => there(`media/${name}`))
  expect(left.map(([what]) => what)).toEqual(['fresh', 'drafted', 'shownFilm'])
})

test('guests who left nothing but a booking form are deleted after their time', async () => {
  const variant = await goods.addVariant()
  const book = async () => {
    const guest = await openGuest(shop)
    const params = { store_id: goods.storeId }
    await guest.call(addToCart, { params, body: { product_variant_id: variant, qty: 1 } })
    return guest
  }
  const [gone, active, buyer, uploader] = [await book(), await book(), await openGuest(shop), await openGuest(shop)]
  await placeOrder(goods, buyer, { [variant]: 1 })
  await uploadPicture(uploader)
  const then = new Date(Date.now() - (abandonedGuestDays + 1) * 86_400_000)
  const ids = [gone, active, buyer, uploader].map(({ accountId }) => accountId)
  const { db } = shop.context
  await db.updateTable('accounts').set({ created_at: then }).where('id', 'in', ids).execute()
  const idle = [gone, buyer, uploader].map(({ accountId }) => accountId)
  await db.updateTable('carts').set({ updated_at: then }).where('account_id', 'in', idle).execute()
  await sweepAbandonedGuests(shop.context)
  const rows = await db.selectFrom('accounts').select('id').where('id', 'in', ids).execute()
  expect(rows.map(({ id }) => id).toSorted()).toEqual(
    [active, buyer, uploader].map(({ accountId }) => accountId).toSorted(),
  )
  // The booking form is deleted with its guest, who may start a new one.
  expect(
    await db.selectFrom('cart_lines').select('quantity').where('account_id', '=', gone.accountId).execute(),
  ).toEqual([])
  await gone.call(addToCart, { params: { store_id: goods.storeId }, body: { product_variant_id: variant, qty: 1 } })
})
