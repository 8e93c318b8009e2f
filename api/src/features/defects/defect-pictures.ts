import type { Database } from '../../database/database.ts'
import { useFile, useStaffFile } from '../files/files-service.ts'
import type { OnSite } from '../stages/site-service.ts'

type Party = { accountId: string } | { staff: OnSite }

/** Attaches pictures uploaded by the party to a defect. Throws `file-not-found`, also for a picture already in use. */
export async function takePictures(trx: Database, by: Party, images: readonly string[]): Promise<void> {
  for (const image of images) {
    if ('staff' in by) await useStaffFile(trx, by.staff.id, image)
    else await useFile(trx, by.accountId, image)
  }
}
