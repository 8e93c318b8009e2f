import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { addPicture } from '@fitout/contract/staff/pictures.ts'
import { uploadFile } from '@fitout/contract/files.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDiskStorage } from '../../adapters/storage/open-storage.ts'
import { type App, createApp } from '../../app.ts'
import { type Context, createContext } from '../../context.ts'
import { copyFiles } from '../../database/backup/copy-files.ts'
import { openTestBucket } from '../../testing/open-bucket.ts'
import { openStaff } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { openGuest, pictureFile } from '../../testing/visitors.ts'

let bucket: Awaited<ReturnType<typeof openTestBucket>>
let shop: TestShop
/** Two more machines of the shop, each with its own disk. */
const others: { context: Context; app: App }[] = []
beforeAll(async () => {
  bucket = await openTestBucket()
  shop = await openTestShop({ environment: bucket.environment })
  for (const name of ['second-', 'third-']) {
    const dataDir = await mkdtemp(join(inject('testFolder'), name))
    const context = await createContext({ ...shop.context.config, dataDir }, { isSetUp: async () => true })
    others.push({ context, app: createApp(context) })
  }
})
afterAll(async () => {
  for (const { context } of others) await context.stop()
  await shop.stop()
  await bucket.remove()
})

const photograph = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 900, height: 600, channels: 3, background: '#9c4f31' } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    'room.jpg',
    { type: 'image/jpeg' },
  )

async function ask(app: App, path: string, token?: string) {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  return app.fetch(new Request(`http://localhost:3000${path}`, { headers }), {})
}

test('machines with a bucket show files uploaded to any of them', async () => {
  const guest = await openGuest(shop)
  const editor = await openStaff(shop, 'editor')
  for (let round = 0; round < 5; round += 1) {
    const { data: own } = await guest.call(uploadFile, { file: await pictureFile() })
    const { data: shown } = await editor.call(addPicture, { file: await photograph() })
    for (const { app } of others) {
      expect((await ask(app, `/api/files/${own._id}`, guest.token)).status).toBe(200)
      for (const form of ['300.webp', '540.jpg']) {
        const response = await ask(app, `/media/${shown._id}/${form}`)
        expect([form, response.status]).toEqual([form, 200])
        expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(Number.parseInt(form, 10))
      }
    }
  }
})

test('files are copied from the bucket to a disk and back, and a second run copies nothing', async () => {
  const { config, storage } = shop.context
  const disk = openDiskStorage({ dataDir: await mkdtemp(join(inject('testFolder'), 'moved-')) })
  // The test data lacks the photographs that its rows refer to.
  const first = await copyFiles(config.databaseUrl, storage, disk)
  expect(first.copied).toBeGreaterThan(5)
  expect(await copyFiles(config.databaseUrl, storage, disk)).toEqual({ ...first, copied: 0, present: first.copied })
  const another = await openTestBucket()
  const back = await copyFiles(config.databaseUrl, disk, another.machine())
  expect(back).toEqual(first)
  await another.remove()
})

test('without its bucket a shop reports errors where it is needed, and works elsewhere', async () => {
  const guest = await openGuest(shop)
  const { data } = await guest.call(uploadFile, { file: await pictureFile() })
  await bucket.close()
  const refused = await ask(shop.app, `/api/files/${data._id}`, guest.token)
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([507, true])
  expect((await openGuest(shop)).token).not.toBe(guest.token)
})
