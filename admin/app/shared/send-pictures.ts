import { addSitePicture } from '@fitout/contract/staff/site-reports.ts'
import { shrink } from './shrink.ts'
import { staffCall } from './staff-call.ts'

// A picture that was sent before is not sent again when the words around it have to be.
const kept = new WeakMap<File, string>()

/** Sends pictures smaller, one after the other, and answers their ids. */
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
