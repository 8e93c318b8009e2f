import { cp, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { uploadProof } from '@fitout/contract/orders.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type ArchivedServer, startArchivedServer } from '../../testing/archived-server.ts'
import { withClient } from '../../testing/database-client.ts'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { openGuest, placeOrder, uploadPicture } from '../../testing/visitors.ts'
import { migrate } from '../migrate.ts'
import { findMissingFiles } from './missing-files.ts'

/** The handbook says four minutes, and promises five. */
const archiveSeconds = 4

let server: ArchivedServer
let goods: ShopGoods
let variant: string
beforeAll(async () => {
  server = await startArchivedServer(inject('testFolder'), archiveSeconds)
  await migrate(server.url)
}, 120_000)
afterAll(() => server.stop(), 60_000)

async function orderWithProof(shop: TestShop): Promise<string> {
  const guest = await openGuest(shop)
  const { _id: id, reference } = await placeOrder(goods, guest, { [variant]: 1 })
  await guest.call(uploadProof, { params: { id }, body: { image: await uploadPicture(guest) } })
  return reference
}

const several = async (shop: TestShop) => {
  const references: string[] = []
  for (let count = 0; count < 10; count += 1) references.push(await orderWithProof(shop))
  return references
}

const momentOf = async (url: string) => {
  const { rows } = await withClient(url, (client) =>
    client.query<{ moment: string }>('select clock_timestamp()::text as moment'),
  )
  return rows[0]!.moment
}

/** The contents of a shop on a recovered database; it stops only if every invariant holds. */
async function look(databaseUrl: string, files: string) {
  const dataDir = await mkdtemp(join(inject('testFolder'), 'recovered-files-'))
  await cp(files, dataDir, { recursive: true })
  const shop = await openTestShop({ databaseUrl, dataDir })
  try {
    const rows = await shop.context.db.selectFrom('orders').select('reference').execute()
    // And it can still sell.
    await orderWithProof(shop)
    const { storage } = shop.context
    return { references: rows.map(({ reference }) => reference), missing: await findMissingFiles(databaseUrl, storage) }
  } finally {
    await shop.stop()
  }
}

test('a database lost with its disk is recovered from base backup and archive, to its last state and to a moment', async ({
  annotate,
}) => {
  const shop = await openTestShop({ databaseUrl: server.url })
  goods = await stockShop(shop.context)
  variant = await goods.addVariant({ stock: [1000, 0] })
  const { storage, config } = shop.context
  const pictures = await shop.context.db.selectFrom('pictures').select('id').execute()
  for (const { id } of pictures)
    await storage.put(`media/${id}/original.jpg`, Buffer.from('a photograph'), 'image/jpeg')
  const before = await several(shop)
  await server.copy()
  const since = await several(shop)
  const moment = await momentOf(server.url)
  await pause(50)
  const mistaken = await several(shop)
  // Files are immutable; the handbook copies new ones as often as the log.
  const files = await mkdtemp(join(inject('testFolder'), 'copied-files-'))
  await cp(config.dataDir, files, { recursive: true })
  await shop.stop()
  // Without further activity, only the timeout brings the rest into the archive.
  await pause((archiveSeconds + 2) * 1000)
  await server.lose()

  const from = performance.now()
  const last = await look(await server.recover(), files)
  const seconds = (performance.now() - from) / 1000
  expect(last.references.toSorted()).toEqual([...before, ...since, ...mistaken].toSorted())
  expect(last.missing).toEqual([])
  const earlier = await look(await server.recover(moment), files)
  expect(earlier.references.toSorted()).toEqual([...before, ...since].toSorted())
  expect(earlier.missing).toEqual([])
  await annotate(`open again ${seconds.toFixed(1)} s after the loss, without an order lost`)
}, 240_000)
