import { rename, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { expectRefusal, type Guest, refusalOf, uploadPicture } from '../../testing/visitors.ts'

const desk = withOrderDesk()

const filesOf = async ({ accountId }: Guest) =>
  desk.shop.context.db.selectFrom('files').selectAll().where('account_id', '=', accountId).execute()

/** The order is unchanged, and a retry succeeds with a readable picture. */
async function expectRetryWorks({ guest, id }: { guest: Guest; id: string }): Promise<void> {
  expect(await desk.show(guest, id)).toMatchObject({ current_status: 'submitted', has_proof: false })
  await desk.upload(guest, id)
  const order = await desk.show(guest, id)
  expect([order.current_status, order.statuses.length]).toEqual(['pending', 2])
  expect((await guest.send(order.checkout.offline.image ?? '')).status).toBe(200)
}

describe('ORD-06 a proof that fails halfway', () => {
  test('because the connection was cut midway', async () => {
    const order = await desk.newOrder()
    const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#9c4f31' } })
      .png({ compressionLevel: 0 })
      .toBuffer()
    const data = new FormData()
    data.append('file', new File([new Uint8Array(picture)], 'proof.png', { type: 'image/png' }))
    const form = new Request('http://localhost', {
      method: 'POST',
      body: data,
    })
    const body = Buffer.from(await form.arrayBuffer())
    const sending = request(`${await desk.shop.listen()}/api/files`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${order.guest.token}`,
        'Content-Type': form.headers.get('Content-Type') ?? '',
        'Content-Length': body.length,
      },
    })
    sending.on('error', () => {})
    await new Promise<void>((settle) => sending.write(body.subarray(0, body.length / 2), () => settle()))
    const cut = new Promise<void>((settle) => sending.once('close', settle))
    sending.destroy()
    await cut
    expect(await filesOf(order.guest)).toEqual([])
    await expectRetryWorks(order)
    expect(await filesOf(order.guest)).toHaveLength(1)
  })

  test('because the storage refuses it, or has lost what it accepted', async () => {
    const order = await desk.newOrder()
    const folder = join(desk.shop.context.config.dataDir, 'storage')
    const lost = await uploadPicture(order.guest)
    await rename(folder, `${folder}-away`)
    await writeFile(folder, 'no folder')
    expect((await refusalOf(uploadPicture(order.guest))).status).toBeGreaterThanOrEqual(500)
    await rm(folder)
    await expectRefusal(desk.upload(order.guest, order.id, lost), 404, 'file-not-found')
    await rename(`${folder}-away`, folder)
    expect(await filesOf(order.guest)).toHaveLength(1)
    await expectRetryWorks(order)
  })

  test('because the database was lost at that moment', async () => {
    const order = await desk.newOrder()
    const image = await uploadPicture(order.guest)
    const { pool } = desk.shop.context
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query('select from orders where id = $1 for update', [order.id])
    const waiting = "datname = current_database() and wait_event_type = 'Lock'"
    const handedIn = refusalOf(desk.upload(order.guest, order.id, image))
    const ended = (async () => {
      await expect
        .poll(async () => (await holder.query(`select from pg_stat_activity where ${waiting}`)).rowCount)
        .toBe(1)
      await holder.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${waiting}`)
    })()
    const [refused] = await Promise.all([handedIn, ended])
    expect(refused.status).toBeGreaterThanOrEqual(500)
    await holder.query('rollback')
    holder.release()
    await expectRetryWorks(order)
  })
})
