import type { Page } from 'playwright-core'
import type { Picture } from '../busy-shop.ts'
import { enterOffice, speak } from '../office.ts'
import { busyOffice, lookAt, type OfficeScreen } from '../office-screens.ts'
import type { Visitor } from '../visitor.ts'
import type { Take } from './camera.ts'
import { walkThroughDialogs, walkThroughDoor } from './office-dialogs.ts'

let screens: Promise<OfficeScreen[]> | undefined

/** The back office of a shop with work in it; the first run fills it. */
export async function walkThroughOffice(visitor: Visitor, take: Take): Promise<void> {
  const { page, locale } = visitor
  await enterOffice(page)
  screens ??= transferSlip(page).then((slip) => busyOffice(page, slip))
  const all = await screens
  await speak(page, locale)
  for (const screen of all) {
    await lookAt(page, screen)
    await take(`office, ${screen.name}`)
  }
  await walkThroughDialogs(visitor, take, all)
  await walkThroughDoor(visitor, take)
}

/** A picture as shown by a banking app after a transfer, from a page of its own. */
export async function transferSlip(page: Page): Promise<Picture> {
  const paper = await page.context().newPage()
  await paper.setViewportSize({ width: 420, height: 760 })
  await paper.setContent(`<body style="margin:0;padding:32px;font:20px/2 sans-serif;background:#f4f6f8">
    <p style="font-size:54px;margin:24px 0 0">✓</p><h1 style="font-size:26px">轉賬成功 Transfer completed</h1>
    <p>HKD 4,280.00</p><p>FPS 轉數快<br>LUMEN INTERIORS LIMITED</p><p>23/11/2026 10:42<br>Ref. 8836 2201 7745</p>`)
  const buffer = await paper.screenshot({ type: 'png' })
  await paper.close()
  return { name: 'transfer.png', mimeType: 'image/png', buffer }
}
