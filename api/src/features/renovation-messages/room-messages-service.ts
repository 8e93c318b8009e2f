import type { Database } from '../../database/database.ts'
import { releaseFile } from '../files/files-service.ts'
import { listPicturesOfOthers } from './renovation-messages-queries.ts'

/**
 * Releases the pictures in the rooms of a client who leaves. The map of personal data covers messages and own pictures.
 */
export async function releasePictures(trx: Database, clientId: string): Promise<void> {
  for (const fileId of await listPicturesOfOthers(trx, clientId)) await releaseFile(trx, fileId)
}
