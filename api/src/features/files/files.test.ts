import { deflateSync } from 'node:zlib'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, createApp } from '../../app.ts'
import { createContext } from '../../context.ts'
import { newId } from '../../database/new-id.ts'
import { newGuestToken } from '../../http/session.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { type Guest, openGuest, uploadPicture } from '../../testing/visitors.ts'
import { sweepUnusedFiles, unusedFilesAtMost, uploadsOfSource } from './files-service.ts'

let shop: TestShop
let now = new Date()
beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => now, seconds: () => Math.floor(now.getTime() / 1000) } })
})
afterAll(() => shop.stop())

async function send(guest: Guest, file: Blob | string, name = 'x.png', field = 'file') {
  const form = new FormData()
  if (typeof file === 'string') form.append(field, file)
  else form.append(field, file, name)
  const response = await guest.send('/api/files', { method: 'POST', body: form })
  return {
    status: response.status,
    body: (await response.json()) as { code?: string; data?: { _id: string; url: string } },
  }
}

const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif') =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#9c4f31' } })
    .toFormat(format)
    .toBuffer()
const blob = (bytes: Uint8Array | string, type = 'image/png') =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type })

/** A PNG of one colour at one bit per pixel: small on disk and huge in memory. */
function pixelBomb(side: number): Uint8Array {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const row = Buffer.alloc(1 + Math.ceil(side / 8))
  const rows = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

describe('an upload', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('of a real %s is re-encoded', async (format) => {
    const guest = await openGuest(shop)
    const { status, body } = await send(guest, blob(await picture(format), 'application/octet-stream'))
    expect(status).toBe(200)
    const file = await guest.send(body.data!.url)
    expect(file.status).toBe(200)
    expect(file.headers.get('Content-Type')).toBe('image/webp')
    expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(file.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(file.headers.get('Cache-Control')).toContain('no-store')
    expect((await sharp(await file.arrayBuffer()).metadata()).format).toBe('webp')
  })

  test('UPL-01 of disguised active content is refused by its content', async () => {
    const guest = await openGuest(shop)
    const disguises: (string | Uint8Array)[] = [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><foreignObject><body/></foreignObject></svg>',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="http://evil.example/x"/></svg>',
      '<html><script>alert(1)</script></html>',
      '%PDF-1.7\n1 0 obj<<>>endobj',
      '\u0000\u0000\u0000\u0018ftypmp42',
      'MZ\u0090\u0000',
      '',
      'GIF89a/*',
    ]
    for (const content of disguises) {
      const { status, body } = await send(guest, blob(content))
      expect([status, body.code]).toEqual([422, 'file-not-an-image'])
    }
  })

  test('UPL-01 is never passed to a renderer: an SVG of a thousand rules costs nothing', async () => {
    const guest = await openGuest(shop)
    const many = (text: string) => Array.from({ length: 4000 }, () => text).join('')
    const slow = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><style>${many('a b c d e f g{fill:red}')}</style>${many('<g class="x"/>')}</svg>`
    const uploads = await Promise.all([slow, slow, slow].map((content) => send(guest, blob(content))))
    expect(uploads.map(({ status }) => status)).toEqual([422, 422, 422])
    const tiff = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .tiff()
      .toBuffer()
    expect((await send(guest, blob(tiff))).body.code).toBe('file-not-an-image')
    expect((await send(guest, blob(await picture('avif')))).status).toBe(200)
  }, 10_000)

  test('UPL-01 loses anything appended to the picture', async () => {
    const guest = await openGuest(shop)
    const polyglot = Buffer.concat([await picture('png'), Buffer.from('<script>alert("APPENDED")</script>')])
    const { body } = await send(guest, blob(polyglot))
    const kept = Buffer.from(await (await guest.send(body.data!.url)).arrayBuffer())
    expect(kept.includes('APPENDED')).toBe(false)
  })

  test('UPL-02 of a pixel bomb is refused from its header', async () => {
    const guest = await openGuest(shop)
    for (const side of [30_000, 16_383]) {
      const bomb = pixelBomb(side)
      const before = process.memoryUsage().rss
      const { status, body } = await send(guest, blob(bomb))
      expect([status, body.code]).toEqual([422, 'image-too-large'])
      expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
    }
  })

  test('UPL-03 of more than 10 MB is refused, announced or not', async () => {
    const guest = await openGuest(shop)
    const large = await send(guest, blob(new Uint8Array(11 * 1024 * 1024)))
    expect([large.status, large.body.code]).toEqual([413, 'body-too-large'])
    let sent = 0
    const head = Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n')
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(sent === 1 ? head : new Uint8Array(1024 * 1024))
        if (sent > 60) controller.close()
      },
    })
    const chunked = await guest.send('/api/files', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect(chunked.status).toBe(413)
    expect(sent).toBeLessThan(20)
  })

  test('UPL-04 of broken multipart is refused, and the next one works', async () => {
    const guest = await openGuest(shop)
    const boundary = 'multipart/form-data; boundary=x'
    const part = (name: string, more = '') => `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
    const broken: [string, string][] = [
      ['multipart/form-data', `${part('file')}a\r\n--x--`],
      [`multipart/form-data; boundary=${'b'.repeat(10_240)}`, 'x'],
      [boundary, `${part('file', '; filename="x.png"')}cut off`],
      [boundary, ''],
      [boundary, `${part('')}a\r\n--x--\r\n`],
      [boundary, `${part('file')}text, not a file\r\n--x--\r\n`],
      [
        boundary,
        `${Array.from({ length: 1000 }, (_, index) => `${part(`f${index}`, '; filename="x"')}a\r\n`).join('')}--x--\r\n`,
      ],
      [boundary, `${part('file', '; filename="a"')}a\r\n${part('file', '; filename="b"')}b\r\n--x--\r\n`],
      ['text/plain', 'x'],
      ['application/json', '{}'],
    ]
    for (const [type, body] of broken) {
      const response = await guest.send('/api/files', { method: 'POST', headers: { 'Content-Type': type }, body })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
    }
    expect((await send(guest, blob(await picture('png')))).status).toBe(200)
  })

  test('UPL-05 is stored under a generated name, whatever it was called', async () => {
    const guest = await openGuest(shop)
    const names = [
      '../../x.png',
      '..%2fx.png',
      'x.png\u0000.html',
      'a'.repeat(4096),
      '\u202egnp.x',
      '.htaccess',
      'CON',
      '=1+1.png',
    ]
    for (const name of names) {
      const { status, body } = await send(guest, blob(await picture('png')), name)
      expect([name, status]).toEqual([name, 200])
      expect(body.data!.url).toMatch(/^\/api\/files\/[0-9a-f-]{36}$/)
    }
    const kept = await readdir(join(shop.context.config.dataDir, 'storage', 'private'))
    for (const name of kept) expect(name).toMatch(/^[0-9a-f-]{36}\.webp$/)
  })

  test('UPL-06 loses its metadata and is turned upright', async () => {
    const guest = await openGuest(shop)
    const photo = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#fff' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'CANARY-EXIF', Model: 'CANARY-CAMERA' }, IFD3: { GPSLatitude: '22/1 18/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body } = await send(guest, blob(photo))
    const bytes = Buffer.from(await (await guest.send(body.data!.url)).arrayBuffer())
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ width: 32, height: 64 })
    expect([metadata.exif, metadata.iptc, metadata.xmp]).toEqual([undefined, undefined, undefined])
    expect(bytes.includes('CANARY')).toBe(false)
  })

  test('UPL-07 is limited per source too, across accounts and processes', async () => {
    const limited = await openTestShop({ environment: { RATE_LIMIT_SCALE: '1' } })
    const { config, clock, db } = limited.context
    const context = await createContext(config, { clock, isSetUp: async () => true })
    const upload = async (app: App) => {
      const token = newGuestToken(context, newId()).token
      const body = new FormData()
      body.set('file', blob(await picture('png')))
      const headers = { Authorization: `Bearer ${token}` }
      const request = new Request('http://localhost:3000/api/files', { method: 'POST', headers, body })
      return (await app.fetch(request, {})).status
    }
    expect(await upload(limited.app)).toBe(200)
    // Simulates the earlier uploads, since each takes a moment to decode.
    await db
      .updateTable('rate_counters')
      .set({ count: uploadsOfSource.atMost - 1 })
      .where('key', 'like', 'uploads of %')
      .execute()
    const other = createApp(context)
    expect([await upload(other), await upload(other)]).toEqual([200, 429])
    await context.stop()
    await limited.stop()
  })

  test('UPL-08 without a session is refused before the body is read', async () => {
    let pulled = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(1024 * 1024))
        if (pulled > 8) controller.close()
      },
    })
    const response = await shop.request('/api/files', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(401)
    expect(pulled).toBeLessThan(3)
  })
})

describe('a stored file', () => {
  test('ACL-05 is visible only to its owner', async () => {
    const [owner, other] = [await openGuest(shop), await openGuest(shop)]
    const id = await uploadPicture(owner)
    const url = `/api/files/${id}`
    expect((await owner.send(url)).status).toBe(200)
    expect((await other.send(url)).status).toBe(404)
    expect((await shop.request(url)).status).toBe(401)
    const altered = url.slice(0, -1) + (url.endsWith('0') ? '1' : '0')
    expect((await owner.send(altered)).status).toBe(404)
    expect((await owner.send('/api/files/')).status).toBe(404)
    expect((await owner.send('/api/files/..%2f..%2fsecret')).status).toBe(404)
    await owner.send('/api/auth/logout')
    expect((await owner.send(url)).status).toBe(401)
  })

  test('UPL-07 is limited per account while unused, and swept after a day', async () => {
    const guest = await openGuest(shop)
    const ids: string[] = []
    for (let index = 0; index < unusedFilesAtMost; index += 1) ids.push(await uploadPicture(guest))
    const refused = await send(guest, blob(await picture('png')))
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-files'])
    now = new Date(now.getTime() + 25 * 3_600_000)
    await sweepUnusedFiles(shop.context)
    const kept = join(shop.context.config.dataDir, 'storage', 'private', `${ids[0]}.webp`)
    await expect(readFile(kept)).rejects.toThrow('ENOENT')
    const later = await openGuest(shop)
    expect(await uploadPicture(later)).toBeTruthy()
  })
})
