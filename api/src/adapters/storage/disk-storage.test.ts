import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'
import type { Storage, StoredObject } from './port.ts'

let folder: string
let storage: Storage

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitout-storage-'))
  storage = createDiskStorage(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = async (found: StoredObject | undefined) => Buffer.from((await found?.read()) ?? []).toString()

describe('storage on a disk', () => {
  test('gives back what it was given, with its type', async () => {
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
    const texts = Array.from({ length: 20 }, (_, index) => String(index % 10).repeat(200_000))
    const writing = Promise.all(texts.map((text) => storage.put('media/race/1.jpg', bytes(text), 'image/jpeg')))
    for (let look = 0; look < 30; look += 1) {
      const found = await storage.find('media/race/1.jpg')
      if (found) expect(new Set(await textOf(found)).size).toBe(1)
    }
    await writing
    expect(await readdir(join(folder, '.incoming'))).toEqual([])
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

  test('refuses a key that does not end as its type does', async () => {
    await expect(storage.put('media/x.jpg', bytes('x'), 'image/webp')).rejects.toThrow()
    await expect(storage.put('media/x.svg', bytes('x'), 'image/svg+xml')).rejects.toThrow()
  })
})
