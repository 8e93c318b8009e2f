import type { Database } from '../../database/database.ts'
import { letGoOfFile } from '../files/files-service.ts'
import { listPicturesOfOthers } from './renovation-messages-queries.ts'

/** What the room itself needs of its messages. */

/** Pictures in the rooms of a client who leaves: the messages go by the map, and the client's own pictures too. */
export async function letGoOfPictures(trx: Database, clientId: string): Promise<void> {
  for (const fileId of await listPicturesOfOthers(trx, clientId)) await letGoOfFile(trx, fileId)
}
