import type { Context } from '../../context.ts'
import { idFromKey } from '../../database/new-id.ts'
import type { Kind, Written } from './writings-queries.ts'

const folder = 'previews'
const lifetimeMilliseconds = 24 * 3_600_000

/** Stores the latest unsaved input of a person for a text, only for its preview. */
export async function keepTyped({ storage }: Context, by: string, kind: Kind, key: string, typed: Written) {
  await storage.put(typedAt(by, kind, key), Buffer.from(JSON.stringify(typed)), 'application/json')
}

export async function findTyped({ storage }: Context, by: string, kind: Kind, key: string) {
  const found = await storage.find(typedAt(by, kind, key))
  return found && (JSON.parse(Buffer.from(await found.read()).toString()) as Written)
}

/** Deletes the stored input once it is saved or discarded. */
export async function forgetTyped({ storage }: Context, by: string, kind: Kind, key: string): Promise<void> {
  await storage.remove(typedAt(by, kind, key))
}

export async function sweepTyped({ storage, clock }: Context): Promise<void> {
  await storage.removeBefore(folder, new Date(clock.now().getTime() - lifetimeMilliseconds))
}

function typedAt(staffId: string, kind: Kind, key: string): string {
  return `${folder}/${staffId}/${idFromKey(`${kind} ${key}`)}.json`
}
