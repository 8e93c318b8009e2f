import type { RenovationFileKind } from '@fitout/contract/renovation-files.ts'
import type { Context } from '../../../src/context.ts'
import { addFile, shareFile } from '../../../src/features/renovation-files/staff-renovation-files-service.ts'
import { shopOf } from './past-shop.ts'

type StaffRoom = { id: string; context: Context; by: { id: string; role: 'owner' } }
type Given = { kind?: RenovationFileKind; title: string; bytes: Buffer; replaces?: string }

/** Adds a file to a room as staff did some days ago, visible to its members. */
export async function shareInRoom({ context, by, id }: StaffRoom, daysAgo: number, given: Given): Promise<string> {
  const { kind = 'DRAWING', title, bytes, replaces } = given
  const past = shopOf(context, daysAgo, '15:20')
  const upload = await past.storage.receive([bytes])
  try {
    const file = await addFile(past, by, id, { wanted: { kind, title, ...(replaces && { replaces }) }, upload })
    if (!file.is_shared) await shareFile(past, by, { id, file_id: file._id }, true)
    return file._id
  } finally {
    await upload.remove()
  }
}
