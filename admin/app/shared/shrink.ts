type Needed = { longestSide: number; quality: number }

const inReport: Needed = { longestSide: 1600, quality: 0.82 }
/** The shop resizes uploads to at most 2400 pixels anyway. */
const inShop: Needed = { longestSide: 2400, quality: 0.92 }
const sentAsItIs = 1_500_000

/** Scales a camera photograph to the largest size that the shop shows: on a mobile network ten originals would take minutes. */
export async function shrinkForShop(file: File): Promise<File> {
  if (file.type !== 'image/jpeg' || file.size <= sentAsItIs) return file
  return new File([await shrink(file, inShop)], file.name, { type: file.type })
}

/** Scales a picture down for a report. One that the browser cannot read is sent unchanged: the server reports the error. */
export async function shrink(file: File, { longestSide, quality } = inReport): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return file
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality })
  return smaller.size < file.size ? smaller : file
}
