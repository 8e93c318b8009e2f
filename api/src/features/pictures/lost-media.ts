import { inBatches } from '../../adapters/storage/in-batches.ts'
import type { Context } from '../../context.ts'
import { isBackupRunning } from '../../database/backup-lock.ts'
import { listPicturesById } from './pictures-queries.ts'
import { listNamedMedia } from './lost-media-queries.ts'

/** Pictures get their row in the same call; films and models are only referred to when staff save, often later. */
export const pictureWithoutRowHours = 24
export const mediaWithoutMentionDays = 30

const hour = 3_600_000
const pictureFolder = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Removes pictures without a row, and films and models that no version of any text uses. */
export async function sweepLostMedia({ db, storage, clock }: Context): Promise<void> {
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * hour)
  for await (const entries of inBatches(storage.listBefore('media', ago(pictureWithoutRowHours)), 200)) {
    const ids = entries.map(({ name }) => name).filter((name) => pictureFolder.test(name))
    const known = new Set((await listPicturesById(db, ids)).map(({ id }) => id))
    if (await isBackupRunning(db)) return
    for (const id of ids) if (!known.has(id)) await storage.removeFolder(`media/${id}`)
  }
  for (const folder of ['media/models', 'media/videos']) {
    for await (const entries of inBatches(storage.listBefore(folder, ago(mediaWithoutMentionDays * 24)), 200)) {
      const names = entries.map(({ name }) => name)
      const named = new Set(await listNamedMedia(db, names))
      if (await isBackupRunning(db)) return
      for (const name of names) if (!named.has(name)) await storage.remove(`${folder}/${name}`)
    }
  }
}
