import { addPicture } from '@fitout/contract/staff/pictures.ts'
import sharp from 'sharp'
import type { StaffVisitor } from './staff.ts'

/** A picture of one colour in the library, 500 by 400 pixels. */
export async function addPlainPicture(staff: StaffVisitor, background: string) {
  const made = sharp({ create: { width: 500, height: 400, channels: 3, background } })
  const file = new File([new Uint8Array(await made.png().toBuffer())], 'a.png')
  return (await staff.call(addPicture, { file })).data
}
