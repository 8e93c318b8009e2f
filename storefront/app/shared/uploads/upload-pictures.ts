import { uploadFile, uploadPlan } from '@fitout/contract/files.ts'
import { uploadCall } from '../api/upload-call.ts'
import { isPdf } from './file-kinds.ts'

// A picture is not uploaded again when the form around it is sent again.
const kept = new WeakMap<File, string>()

/** Uploads pictures and PDFs in parallel and returns their ids; `onProgress` reports the total, from 0 to 1. */
export async function uploadPictures(files: readonly File[], onProgress: (part: number) => void): Promise<string[]> {
  const parts: number[] = files.map((file) => (kept.has(file) ? 1 : 0))
  const total = files.reduce((sum, file) => sum + file.size, 0)
  const report = (index: number, part: number) => {
    parts[index] = part
    onProgress(files.reduce((sum, file, at) => sum + (parts[at] ?? 0) * file.size, 0) / Math.max(1, total))
  }
  return Promise.all(
    files.map(async (file, index) => {
      const known = kept.get(file)
      if (known) return known
      const { data } = await uploadCall((part) => report(index, part))(isPdf(file) ? uploadPlan : uploadFile, { file })
      kept.set(file, data._id)
      return data._id
    }),
  )
}
