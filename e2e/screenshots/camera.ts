import type { Visitor } from '../visitor.ts'
import type { Thumbnail } from './contact-sheet.ts'
import { takeScreenshot } from './take-screenshot.ts'

const folder = process.env.SCREENSHOTS_FOLDER ?? ''
const widths = (process.env.SCREENSHOTS_WIDTHS ?? '').split(',').map(Number)
const heightFor = (width: number) => (width < 577 ? 812 : 900)

type Shot = { isWhole?: boolean; among?: readonly number[] | undefined }
export type Take = (name: string, shot?: Shot) => Promise<void>

/** Takes screenshots at every width, and a thumbnail for the contact sheet. */
export function camera({ page, locale }: Visitor) {
  const taken: Thumbnail[] = []
  const take: Take = async (name, { isWhole = true, among } = {}) => {
    for (const width of widths) {
      // A state of one kind of screen is taken at the widths of that kind.
      if (among && !among.some((one) => one < 992 === width < 992)) continue
      const file = `${width}/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.jpg`
      const size = { width, height: heightFor(width) }
      const image = await takeScreenshot(page, size, `${folder}/${locale}/${file}`, { isWhole })
      taken.push({ name, width, file, image })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  return { taken, take }
}
