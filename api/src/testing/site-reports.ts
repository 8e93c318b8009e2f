import { addSitePicture } from '@fitout/contract/staff/site-reports.ts'
import { sharp } from '../adapters/images/sharp.ts'
import type { StaffVisitor } from './staff.ts'

let shade = 0

/** A unique picture, stored for a report. */
export async function sitePicture(by: StaffVisitor): Promise<string> {
  shade += 1
  const colour = `#${shade.toString(16).padStart(6, '0')}`
  const bytes = await sharp({ create: { width: 16, height: 12, channels: 3, background: colour } })
    .png()
    .toBuffer()
  const { data } = await by.call(addSitePicture, { file: new File([new Uint8Array(bytes)], 'site.png') })
  return data._id
}
