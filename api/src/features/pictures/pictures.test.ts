import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { shortPictureUrl } from '../../testing/short-picture-url.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { keepModel, keepPicture, pictureIdOf, presentPicture } from './pictures-service.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.stop())

const paint = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

/** A sideways photograph with location and camera in its metadata. */
async function photograph(): Promise<Buffer> {
  return paint(900, 600, '#3366cc')
    .withExif({
      IFD0: { Make: 'CANARY-CAMERA', Software: '<script>' },
      IFD3: { GPSLatitude: '22/1 18/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

describe('a stored picture', () => {
  test('is stored upright with its size, widths and colour', async () => {
    const picture = await keepPicture(shop.context, await photograph())
    expect(picture).toMatchObject({ width: 600, height: 900, widths: [83, 115, 160, 220, 300, 400, 540, 600] })
    expect(picture.colour).toMatch(/^#[0-9a-f]{6}$/)
    const [red = 0, green = 0, blue = 0] =
      picture.colour.match(/[0-9a-f]{2}/g)?.map((part) => Number.parseInt(part, 16)) ?? []
    expect(blue).toBeGreaterThan(Math.max(red, green))
    const { url } = presentPicture(picture, { en: 'A field' })
    expect(url).toBe(`/media/${picture.id}`)
    const addresses = [url, shortPictureUrl(picture.id)]
    expect(addresses.map(pictureIdOf)).toEqual([picture.id, picture.id])
    const forms = await Promise.all(addresses.map((one) => shop.request(`${one}/300.jpg`)))
    expect(forms.map(({ status }) => status)).toEqual([200, 200])
  })

  test('is the same picture when uploaded again, even concurrently', async () => {
    const file = await paint(700, 700, '#aa5533').png().toBuffer()
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await keepPicture(shop.context, file)).id))
    expect(new Set(ids).size).toBe(1)
    const other = await keepPicture(shop.context, await paint(700, 700, '#aa5534').png().toBuffer())
    expect(other.id).not.toBe(ids[0])
  })

  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('is served as %s without metadata, cacheable forever', async (ending, type, format) => {
    const { id } = await keepPicture(shop.context, await photograph())
    const response = await shop.request(`/media/${id}/300.${ending}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe(type)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    const bytes = Buffer.from(await response.arrayBuffer())
    const served = await sharp(bytes).metadata()
    expect([served.format, served.width, served.height, served.exif, served.orientation ?? 1]).toEqual([
      format,
      300,
      450,
      undefined,
      1,
    ])
    expect(bytes.includes('CANARY')).toBe(false)
    const again = Buffer.from(await (await shop.request(`/media/${id}/300.${ending}`)).arrayBuffer())
    expect(again.equals(bytes)).toBe(true)
  })

  test('keeps transparency where the format can, and has a white background otherwise', async () => {
    const glass = await sharp({
      create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const { id } = await keepPicture(shop.context, glass)
    const form = async (file: string) => Buffer.from(await (await shop.request(`/media/${id}/${file}`)).arrayBuffer())
    expect((await sharp(await form('160.webp')).metadata()).hasAlpha).toBe(true)
    const { channels } = await sharp(await form('160.jpg')).stats()
    expect(channels[0]?.mean).toBeGreaterThan(250)
  })

  test('is encoded once, however many request it at the same time', async () => {
    const { id } = await keepPicture(shop.context, await paint(1300, 800, '#223344').jpeg().toBuffer())
    const responses = await Promise.all(Array.from({ length: 20 }, () => shop.request(`/media/${id}/540.webp`)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    const folder = join(shop.context.config.dataDir, 'storage', 'media', id)
    expect((await readdir(folder)).toSorted()).toEqual(['540.webp', 'original.jpg'])
    expect((await readFile(join(folder, '540.webp'))).length).toBeGreaterThan(0)
    expect(await readdir(join(shop.context.config.dataDir, 'storage', '.incoming'))).toEqual([])
  })

  test('is served in its own widths only, by exact name', async () => {
    const { id } = await keepPicture(shop.context, await paint(700, 700, '#556677').jpeg().toBuffer())
    const names = [
      '960.webp',
      '161.webp',
      '1.webp',
      '0540.webp',
      '540.png',
      '540.WEBP',
      '540',
      'original.jpg',
      '540.webp.jpg',
      '..',
      '%2e%2e',
      '..%2f..%2fsecret',
      '540.webp%00',
      '-540.webp',
      '99999.avif',
      '+540.webp',
      '540 .webp',
    ]
    for (const name of names) expect([name, (await shop.request(`/media/${id}/${name}`)).status]).toEqual([name, 404])
    for (const other of [newId(), 'models', '..', id.toUpperCase(), `${id}x`, '-'.repeat(22)]) {
      expect([other, (await shop.request(`/media/${other}/540.webp`)).status]).toEqual([other, 404])
    }
  })
})

describe('a file that is not a picture', () => {
  test('is refused by its content', async () => {
    const files = [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '<html>',
      '%PDF-1.7',
      'GIF89a',
      '',
    ]
    for (const file of files)
      await expect(keepPicture(shop.context, Buffer.from(file))).rejects.toMatchObject({ code: 'file-not-an-image' })
  })

  test('is refused before decoding if it has too many pixels', async () => {
    const bomb = await paint(6500, 6500, '#000').png({ compressionLevel: 1 }).toBuffer()
    const start = performance.now()
    await expect(keepPicture(shop.context, bomb)).rejects.toMatchObject({ code: 'image-too-large' })
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

test('a 3D model is served under the name it was given', async () => {
  const file = Buffer.concat([Buffer.from('glTF'), Buffer.alloc(100, 7)])
  const keep = async (bytes: Buffer) => keepModel(await shop.context.storage.receive([bytes]))
  const name = await keep(file)
  expect(await keep(file)).toBe(name)
  const response = await shop.request(`/media/models/${name}`)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'model/gltf-binary'])
  expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true)
  await expect(keep(Buffer.from('<html>'))).rejects.toThrow()
})
