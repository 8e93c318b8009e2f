import { addSitePicture } from '@fitout/contract/staff/site-reports.ts'
import { shrink } from './shrink.ts'
import { staffCall } from './staff-call.ts'

// So that an uploaded picture is not uploaded again when the text is retried.
const kept = new WeakMap<File, string>()

/** Uploads resized pictures one after the other and returns their ids. */
export async function sendPictures(files: readonly File[]): Promise<string[]> {
  const ids: string[] = []
  for (const file of files) ids.push(kept.get(file) ?? (await send(file)))
  return ids
}

async function send(file: File): Promise<string> {
  const smaller = await shrink(file)
  const { data } = await staffCall(addSitePicture, { file: new File([smaller], file.name, { type: smaller.type }) })
  kept.set(file, data._id)
  return data._id
}
