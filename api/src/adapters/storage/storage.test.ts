import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestBucket } from '../../testing/open-bucket.ts'
import { createDiskStorage } from './disk-storage.ts'
import { outageOf } from '../../outage.ts'
import type { Storage, StoredObject } from './port.ts'

type Opened = { storage: Storage; incoming: string; remove: () => Promise<unknown> }

async function openDisk(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'fitout-storage-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  return { storage: createDiskStorage(folder), incoming: join(folder, '.incoming'), remove }
}

async function openS3(): Promise<Opened> {
  const bucket = await openTestBucket()
  return { storage: bucket.machine(), incoming: join(bucket.folder, 'incoming-1'), remove: bucket.remove }
}

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = async (found: StoredObject | undefined) => Buffer.from((await found?.read()) ?? []).toString()

describe.each([
  ['a disk', openDisk],
  ['a bucket', openS3],
])('storage in %s', (_, open) => {
  let opened: Opened
  let storage: Storage
  beforeAll(async () => {
    opened = await open()
    storage = opened.storage
  })
  afterAll(() => opened.remove())

  test('returns what was stored, with its type', async () => {
    await storage.put('media/one/320.webp', bytes('first'), 'image/webp')
    expect(await storage.has('media/one/320.webp')).toBe(true)
    const found = await storage.find('media/one/320.webp')
    expect([await textOf(found), found?.type]).toEqual(['first', 'image/webp'])
    await storage.put('media/one/320.webp', bytes('second'), 'image/webp')
    expect(await textOf(await storage.find('media/one/320.webp'))).toBe('second')
    await storage.remove('media/one/320.webp')
    await storage.remove('media/one/320.webp')
    expect([await storage.has('media/one/320.webp'), await storage.find('media/one/320.webp')]).toEqual([
      false,
      undefined,
    ])
  })

  test('shows whole objects only, even during concurrent writes', async () => {
    const texts = Array.from({ length: 20 }, (_none, index) => String(index % 10).repeat(200_000))
    const writing = Promise.all(texts.map((text) => storage.put('media/race/1.jpg', bytes(text), 'image/jpeg')))
    for (let look = 0; look < 30; look += 1) {
      const found = await storage.find('media/race/1.jpg')
      if (found) expect(new Set(await textOf(found)).size).toBe(1)
    }
    await writing
    expect(await readdir(opened.incoming).catch(() => [])).toEqual([])
  })

  test.each([
    '',
    '/etc/passwd',
    '../secret.jpg',
    'media/../../x.jpg',
    'media//x.jpg',
    '.hidden',
    'Media/x.jpg',
    'a\0b.jpg',
    'a b.jpg',
    'media/x.',
    'x'.repeat(200),
    'media\\x.jpg',
    'media/x.jpg/..',
  ])('refuses the key %j', async (key) => {
    await expect(storage.put(key, bytes('x'), 'image/jpeg')).rejects.toThrow()
    await expect(storage.find(key)).rejects.toThrow()
    await expect(storage.has(key)).rejects.toThrow()
    await expect(storage.remove(key)).rejects.toThrow()
  })

  test('refuses a key without the extension of its type', async () => {
    await expect(storage.put('media/x.jpg', bytes('x'), 'image/webp')).rejects.toThrow()
    await expect(storage.put('media/x.svg', bytes('x'), 'image/svg+xml')).rejects.toThrow()
  })

  test('returns any part of an object, and ends when its reader disconnects', async () => {
    const digits = Array.from({ length: 300_000 }, (_none, index) => String(index % 10)).join('')
    await storage.put('media/videos/film.mp4', bytes(digits), 'video/mp4')
    const found = await storage.find('media/videos/film.mp4')
    expect(found?.size).toBe(300_000)
    const partOf = async (first: number, last: number) => new Response(found?.stream({ first, last })).text()
    expect(await partOf(0, 4)).toBe('01234')
    expect(await partOf(123_456, 123_459)).toBe('6789')
    expect(await partOf(299_998, 299_999)).toBe('89')
    expect(await new Response(found?.stream()).text()).toBe(digits)
    const reader = found!.stream().getReader()
    expect((await reader.read()).value?.byteLength).toBeGreaterThan(0)
    await reader.cancel()
    await storage.put('media/videos/film.mp4', bytes('another'), 'video/mp4')
    expect((await storage.find('media/videos/film.mp4'))?.etag).not.toBe(found?.etag)
  })

  test('keeps a complete upload, and nothing of an interrupted one', async () => {
    const received = await storage.receive([bytes('one '), bytes('two')])
    expect(received).toMatchObject({ size: 7, sha256: createHash('sha256').update('one two').digest('hex') })
    expect(await readFile(received.path, 'utf8')).toBe('one two')
    await received.keepAs('files/whole.pdf', 'application/pdf')
    await received.remove()
    expect(await textOf(await storage.find('files/whole.pdf'))).toBe('one two')
    async function* breaksOff() {
      yield bytes('one ')
      throw new Error('the line is cut')
    }
    await expect(storage.receive(breaksOff())).rejects.toThrow('the line is cut')
    expect(await readdir(opened.incoming)).toEqual([])
    await storage.receive([bytes('forgotten')])
    await storage.removeHalfReceived(new Date(Date.now() + 60_000))
    expect(await readdir(opened.incoming)).toEqual([])
  })

  test('lists and sweeps objects stored below a folder before a time', async () => {
    for (const key of ['sweep/one/320.webp', 'sweep/one/640.webp', 'sweep/two/320.webp', 'sweep/alone.webp']) {
      await storage.put(key, bytes(key), 'image/webp')
    }
    await storage.put('sweeper/kept.webp', bytes('kept'), 'image/webp')
    const [past, future] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)]
    expect(await Array.fromAsync(storage.listBefore('sweep', past))).toEqual([])
    expect(await Array.fromAsync(storage.listBefore('nowhere', future))).toEqual([])
    const listed = await Array.fromAsync(storage.listBefore('sweep', future))
    expect(listed.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: 'alone.webp', isFolder: false },
      { name: 'one', isFolder: true },
      { name: 'two', isFolder: true },
    ])
    await storage.removeBefore('sweep', past)
    await storage.removeFolder('sweep/one')
    expect([await storage.has('sweep/one/640.webp'), await storage.has('sweep/two/320.webp')]).toEqual([false, true])
    await storage.removeBefore('sweep', future)
    expect([await storage.has('sweep/alone.webp'), await storage.has('sweeper/kept.webp')]).toEqual([false, true])
  })
})

describe('a bucket', () => {
  test('is shared by machines, and names a missing setting', async () => {
    const bucket = await openTestBucket()
    const [one, other] = [bucket.machine(), bucket.machine()]
    await one.put('media/one/320.webp', bytes('shared'), 'image/webp')
    expect(await textOf(await other.find('media/one/320.webp'))).toBe('shared')
    await bucket.close()
    const put = () => other.put('media/x.webp', bytes('x'), 'image/webp')
    for (const ask of [() => other.find('media/one/320.webp'), put]) {
      expect(outageOf(await ask().catch((error: unknown) => error))).toBe('store')
    }
    await bucket.remove()
  })
})
