import { uploadTypes } from '@fitout/contract/limits.ts'

type Needed = { longestSide: number; quality: number; type: 'image/jpeg' | 'image/webp' }

const inReport: Needed = { longestSide: 1600, quality: 0.82, type: 'image/jpeg' }
/** The shop resizes uploads to at most 2400 pixels anyway. */
const inShop = { longestSide: 2400, quality: 0.92 }
const sentAsItIs = 1_500_000

/**
 * Scales a photograph to the largest size that the shop shows: on a mobile network ten originals would take minutes. A type that
 * only the browser can read, as HEIC in Safari, is converted; WebP keeps transparency.
 */
export async function shrinkForShop(file: File): Promise<File> {
  const isTaken = uploadTypes.some((type) => type === file.type)
  if (isTaken && file.size <= sentAsItIs) return file
  const type = isTaken && file.type !== 'image/jpeg' ? 'image/webp' : 'image/jpeg'
  const drawn = await draw(file, { ...inShop, type })
  if (!drawn || (isTaken && drawn.size >= file.size)) return file
  return new File([drawn], file.name, { type: drawn.type })
}

/** Scales a picture down for a report. One that the browser cannot read is sent unchanged: the server reports the error. */
export async function shrink(file: File): Promise<Blob> {
  const drawn = await draw(file, inReport)
  return drawn && drawn.size < file.size ? drawn : file
}

/** Undefined if the browser cannot read it. */
async function draw(file: File, { longestSide, quality, type }: Needed): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return undefined
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.convertToBlob({ type, quality })
}
