import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { listReaders } from './notice-choices-queries.ts'
import { wantedBy } from './notice-choices-service.ts'
import { queueMails } from './notice-mail.ts'
import { queuePushes } from './notice-push.ts'
import { insertPushWaits, insertWaits, listDeviceOwners, takeNotices } from './notice-waits-queries.ts'
import type { Sight } from './staff-notices-queries.ts'

const noticesAtOnce = 200

/** Queues each person's notices for mail and devices by their settings, and sends them outside quiet hours. */
export async function queueNotices(context: Context): Promise<void> {
  const { byMail, byPush } = await listWanted(context)
  for (;;) {
    const taken = await transaction(context.db, async (trx) => {
      const ids = await takeNotices(trx, noticesAtOnce)
      if (ids.length > 0) {
        for (const sight of byMail) await insertWaits(trx, sight, ids)
        for (const sight of byPush) await insertPushWaits(trx, sight, ids)
      }
      return ids.length
    })
    if (taken < noticesAtOnce) break
  }
  await queueMails(context)
  await queuePushes(context)
}

async function listWanted({ db }: Context) {
  const owners = new Set(await listDeviceOwners(db))
  const wanted: { byMail: Sight[]; byPush: Sight[] } = { byMail: [], byPush: [] }
  for (const reader of await listReaders(db)) {
    wanted.byMail.push(await wantedBy(db, 'mail', reader))
    if (owners.has(reader.id)) wanted.byPush.push(await wantedBy(db, 'push', reader))
  }
  const isAny = ({ events }: Sight) => events.length > 0
  return { byMail: wanted.byMail.filter(isAny), byPush: wanted.byPush.filter(isAny) }
}
