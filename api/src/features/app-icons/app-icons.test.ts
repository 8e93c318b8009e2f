import { appIcons, iconPath } from '@fitout/contract/app-icons.ts'
import { latestConfiguration } from '@fitout/contract/configuration.ts'
import { readyThemes } from '@fitout/contract/themes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharp } from '../../adapters/images/sharp.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { findStudio, publishConfiguration } from '../configuration/configuration-service.ts'
import { keepPicture, presentPicture } from '../pictures/pictures-service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openSeededShop()
})
afterAll(() => shop.stop())

test("one picture becomes the icons of browsers and phones, linked by page and manifest, on the theme's paper colour", async () => {
  const red = sharp({ create: { width: 600, height: 300, channels: 3, background: '#c02020' } })
  const icon = presentPicture(await keepPicture(shop.context, await red.png().toBuffer()), { zh: '標誌' })
  const theme = { ...readyThemes.courtyard, icon }
  const before = iconPath(theme, 'app-512')
  expect((await shop.request(before)).status).toBe(404)
  await publishConfiguration(shop.context.db, 'theme', theme)

  const named = await (await shop.request('/manifest.webmanifest')).json()
  expect(named).toMatchObject({ theme_color: '#f6f5ec', background_color: '#f6f5ec' })
  expect(named.icons.map(({ src }: { src: string }) => src)).toEqual(
    (['app-192', 'app-512', 'maskable-512'] as const).map((name) => iconPath(theme, name)),
  )
  for (const [name, { size }] of Object.entries(appIcons)) {
    const answer = await shop.request(iconPath(theme, name as keyof typeof appIcons))
    expect([name, answer.status, answer.headers.get('content-type')]).toEqual([name, 200, 'image/png'])
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const drawn = sharp(Buffer.from(await answer.arrayBuffer()))
    expect(await drawn.metadata()).toMatchObject({ width: size, height: size, hasAlpha: name === 'favicon' })
  }
  const bytes = await (await shop.request(iconPath(theme, 'maskable-512'))).arrayBuffer()
  const { data, info } = await sharp(Buffer.from(bytes)).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  expect(at(4, 4)).toEqual([0xf6, 0xf5, 0xec])
  expect(at(256, 256)[0]).toBeGreaterThan(180)

  // Unpublished icons are not drawn, nor icons in a colour from the request.
  for (const path of ['app-512-000000.png', 'app-513-f6f5ec.png']) {
    expect((await shop.request(before.replace(/[^/]+$/, path))).status).toBe(404)
  }
})

test('a logo alone is used in header, footer, mails and documents, and becomes the icons', async () => {
  const { context } = shop
  const blue = sharp({ create: { width: 640, height: 160, channels: 3, background: '#2040c0' } })
  const logo = presentPicture(await keepPicture(context, await blue.png().toBuffer()), { zh: '標誌' })
  const theme = { ...readyThemes.gallery, logo }
  const published = new Promise<void>((settle) => context.onPublicChange(() => settle()))
  await publishConfiguration(context.db, 'theme', theme)
  await published
  const { data } = await shop.visitor()(latestConfiguration)
  const { navbar, footer } = data['customer-layout']
  expect([navbar.logo.picture?.url, footer.logo.picture?.url]).toEqual([logo.url, logo.url])
  expect((await findStudio(context)).logo?.url).toBe(logo.url)
  const { icons } = await (await shop.request('/manifest.webmanifest')).json()
  const address = iconPath({ ...theme, icon: logo }, 'app-512')
  expect(icons.map(({ src }: { src: string }) => src)).toContain(address)
  const drawn = await (await shop.request(address)).arrayBuffer()
  const pixels = await sharp(Buffer.from(drawn)).raw().toBuffer({ resolveWithObject: true })
  const blueAt = (x: number, y: number) => (pixels.data[(y * 512 + x) * 3] ?? 255) < 0x30
  expect([blueAt(256, 256), blueAt(256, 40)]).toEqual([true, false])
})
