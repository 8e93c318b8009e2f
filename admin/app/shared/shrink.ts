const longestSide = 1600
const quality = 0.82

/** A picture as small as a report needs it. What the browser cannot read goes as it came: the shop says what is wrong with it. */
export async function shrink(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return file
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality })
  return smaller.size < file.size ? smaller : file
}
