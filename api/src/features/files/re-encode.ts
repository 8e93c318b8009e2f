import { uploadMaximumPixels } from '@fitout/contract/limits.ts'
import { sharp } from '../../adapters/images/sharp.ts'
import { AppError } from '../../http/app-error.ts'

const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif'])
const largestSide = 2400
const faceSide = 256

export type EncodedImage = { bytes: Buffer; type: 'image/webp'; width: number; height: number }

/**
 * Re-encodes an upload: checked by its content, upright, without metadata, at most 2400 px unless another size is given.
 * Pixels are counted from the header before anything is decoded.
 * Throws `file-not-an-image` or `image-too-large`.
 */
export async function reEncode(path: string, side = largestSide): Promise<EncodedImage> {
  const options = { limitInputPixels: uploadMaximumPixels, failOn: 'error', animated: false } as const
  const header = await sharp(path, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!header || !formats.has(header.format) || !header.width || !header.height) throw new AppError('file-not-an-image')
  if (header.width * header.height > uploadMaximumPixels) throw new AppError('image-too-large')
  try {
    const { data, info } = await sharp(path, options)
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, type: 'image/webp', width: info.width, height: info.height }
  } catch {
    throw new AppError('file-not-an-image')
  }
}

/** The centre of a stored picture as a small square. */
export async function cutToFace(picture: Uint8Array): Promise<EncodedImage> {
  const { data, info } = await sharp(picture, { failOn: 'error' })
    .resize({ width: faceSide, height: faceSide, fit: 'cover' })
    .webp({ quality: 84 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, type: 'image/webp', width: info.width, height: info.height }
}
