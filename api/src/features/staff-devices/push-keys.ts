import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { seal, unseal } from '../../seal.ts'
import { newPushKeys, type PushKeys } from './push-message.ts'
import { deleteKeys, findKeys, insertKeys } from './staff-devices-queries.ts'

const owner = 'push keys'

/**
 * The keys of the shop, created on first use. After a change of SESSION_SECRET new ones are created and all devices
 * removed.
 */
export async function shopKeys(context: Context): Promise<PushKeys> {
  const kept = await readKeys(context)
  if (kept) return kept
  const made = newPushKeys()
  await transaction(context.db, async (trx) => {
    const former = await findKeys(trx)
    if (former && !opened(context, former)) await deleteKeys(trx, former.public_key)
    await insertKeys(trx, {
      public_key: made.publicKey,
      private_key: seal(context.sessionSecret, made.privateKey, owner),
    })
  })
  const keys = await readKeys(context)
  if (!keys) throw new Error('The keys of push messages are sealed by another SESSION_SECRET')
  return keys
}

async function readKeys(context: Context): Promise<PushKeys | undefined> {
  const row = await findKeys(context.db)
  return row && opened(context, row)
}

function opened({ sessionSecret }: Context, row: { public_key: Buffer; private_key: Buffer }): PushKeys | undefined {
  const privateKey = unseal(sessionSecret, row.private_key, owner)
  return privateKey && { publicKey: row.public_key, privateKey }
}
