import { sharp } from '../../adapters/images/sharp.ts'

export type PreparedPicture = { png: Buffer; width: number; height: number; hash: string }

const longestSide = 2000
/** Enlarging further makes letters larger, not clearer. */
const enlargedAtMost = 3
/** The background is found on a reduced picture, as the most frequent colour around a point. */
const groundShrink = 8
const groundAround = 17
const contrast = 1.6

/** Prepares a picture for the engine: dark letters on white, whatever the colours of the app, at a uniform size. */
export async function preparePicture(picture: Uint8Array): Promise<PreparedPicture> {
  const original = await sharp(picture).metadata()
  const side = Math.min(longestSide, enlargedAtMost * Math.max(original.width, original.height))
  const { data: grey, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize({ width: side, height: side, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const raw = { width, height, channels: 1 as const }
  const small = await sharp(grey, { raw })
    .resize(Math.ceil(width / groundShrink), Math.ceil(height / groundShrink), { fit: 'fill' })
    .median(groundAround)
    .png()
    .toBuffer()
  const ground = await sharp(small)
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .greyscale()
    .png({ compressionLevel: 0 })
    .toBuffer()
  // Light letters on a dark bar contrast with their background as dark ones on white do.
  const png = await sharp(grey, { raw })
    .composite([{ input: ground, blend: 'difference' }])
    .greyscale()
    .linear(contrast)
    .negate({ alpha: false })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { png, width, height, hash: await hashOf(grey, raw) }
}

const hashSide = 32
/** Differences caused by compression alone. */
const noise = 2

/** Where the picture darkens from left to right, as 1024 bits: nearly the same after recompression. */
async function hashOf(grey: Buffer, raw: { width: number; height: number; channels: 1 }): Promise<string> {
  const across = hashSide + 1
  const shades = await sharp(grey, { raw }).resize(across, hashSide, { fit: 'fill' }).greyscale().raw().toBuffer()
  return Array.from({ length: hashSide * hashSide }, (_, index) => {
    const at = Math.floor(index / hashSide) * across + (index % hashSide)
    return (shades[at] ?? 0) > (shades[at + 1] ?? 0) + noise ? '1' : '0'
  }).join('')
}
