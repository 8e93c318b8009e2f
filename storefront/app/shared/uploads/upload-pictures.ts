import { uploadFile, uploadPlan } from '@fitout/contract/files.ts'
import { uploadCall } from '../api/upload-call.ts'
import { sessionOpen } from '../session/session.ts'
import { isPdf } from './file-kinds.ts'

/** A stored file, and whose it is. */
type Kept = { id: string; owner: string }

// A picture is not uploaded again when the form around it is sent again, unless its owner is no longer signed in.
const kept = new WeakMap<File, Kept>()

/** Uploads pictures and PDFs in parallel and returns their ids; `onProgress` reports the total, from 0 to 1. */
export async function uploadPictures(files: readonly File[], onProgress: (part: number) => void): Promise<string[]> {
  const { _id: person } = await sessionOpen()
  const knownOf = (file: File) => (kept.get(file)?.owner === person ? kept.get(file)?.id : undefined)
  const parts: number[] = files.map((file) => (knownOf(file) ? 1 : 0))
  const total = files.reduce((sum, file) => sum + file.size, 0)
  const report = (index: number, part: number) => {
    parts[index] = part
    onProgress(files.reduce((sum, file, at) => sum + (parts[at] ?? 0) * file.size, 0) / Math.max(1, total))
  }
  return Promise.all(
    files.map(async (file, index) => {
      const known = knownOf(file)
      if (known) return known
      const { data } = await uploadCall((part) => report(index, part))(isPdf(file) ? uploadPlan : uploadFile, { file })
      // The session may have ended before, so that a guest has it.
      kept.set(file, { id: data._id, owner: (await sessionOpen())._id })
      return data._id
    }),
  )
}
