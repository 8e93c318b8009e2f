import { outageOf } from '../../outage.ts'
import { inMemory } from './in-memory.ts'
import type { Storage, StoredObject } from './port.ts'

/** Stores an object that could be recreated: if the store is full, it is sent without being stored. */
export async function keepIfRoom(
  storage: Storage,
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<StoredObject | undefined> {
  try {
    await storage.put(key, bytes, type)
    return await storage.find(key)
  } catch (error) {
    if (outageOf(error) !== 'store') throw error
    return inMemory(bytes, type)
  }
}
