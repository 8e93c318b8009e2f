import { appIcons, iconPath } from '@fitout/contract/app-icons.ts'
import { readyThemes } from '@fitout/contract/themes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharp } from '../../adapters/images/sharp.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { publishConfiguration } from '../configuration/configuration-service.ts'
import { keepPicture, presentPicture } from '../pictures/pictures-service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openSeededShop()
})
afterAll(() => shop.stop())

test('one picture becomes the icons of browsers and phones, named by page and manifest, on the paper of the theme', async () => {
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

  // What is no longer published is not drawn, and a colour of a caller's own never was.
  for (const path of ['app-512-000000.png', 'app-513-f6f5ec.png']) {
    expect((await shop.request(before.replace(/[^/]+$/, path))).status).toBe(404)
  }
})
