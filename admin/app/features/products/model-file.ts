import { modelMaximumBytes } from '@fitout/contract/limits.ts'

type Fault = { name: 'tooLarge' | 'noGlb'; figures: Record<string, string> }

const inMegabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

/** Checks a file as far as possible before it is sent; the server checks it completely. */
export async function faultOfModel(file: File): Promise<Fault | undefined> {
  if (file.size > modelMaximumBytes) {
    return {
      name: 'tooLarge',
      figures: { size: inMegabytes(file.size), most: String(modelMaximumBytes / 1024 / 1024) },
    }
  }
  const magic = await file.slice(0, 4).text()
  return magic === 'glTF' ? undefined : { name: 'noGlb', figures: { name: file.name } }
}
