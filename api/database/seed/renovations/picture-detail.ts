import sharp from 'sharp'

/** In hundredths of the picture; the detail has the picture's aspect ratio. */
export type Detail = { file: string; left: number; top: number; size: number }

const width = 960

/** Crops a part of a picture, as if taken close up. */
export async function detailOf({ file, left, top, size }: Detail): Promise<Buffer> {
  const whole = await sharp(file).metadata()
  const part = (of: number, hundredths: number) => Math.floor((of * hundredths) / 100)
  return sharp(file)
    .extract({
      left: part(whole.width, left),
      top: part(whole.height, top),
      width: part(whole.width, size),
      height: part(whole.height, size),
    })
    .resize({ width })
    .jpeg()
    .toBuffer()
}
