import pg from 'pg'
import { inBatches } from '../../adapters/storage/in-batches.ts'
import { typeOfKey } from '../../adapters/storage/object-types.ts'
import type { Storage } from '../../adapters/storage/port.ts'
import { type StoredFile, listStoredFiles } from './stored-files.ts'
import { portableValues } from './tables.ts'
import { connectionTo } from '../hosts.ts'

const copiedAtOnce = 8

export type Copied = { copied: number; present: number; missing: string[] }

/**
 * Copies the files that rows refer to from one storage to another. Files of the same size are skipped, so it can be
 * repeated after a failure, and once more after the shop has stopped.
 */
export async function copyFiles(databaseUrl: string, from: Storage, to: Storage): Promise<Copied> {
  const client = new pg.Client({ ...connectionTo(databaseUrl), application_name: 'fitout copy of files' })
  client.on('error', () => {})
  await client.connect()
  const done: Copied = { copied: 0, present: 0, missing: [] }
  try {
    await client.query(portableValues)
    await client.query('begin transaction read only')
    for await (const files of inBatches(listStoredFiles(client), copiedAtOnce)) {
      const outcomes = await Promise.all(files.map((keys) => copyFile(keys, from, to)))
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome === 'missing') done.missing.push(files[index]?.join(' or ') ?? '')
        else done[outcome] += 1
      }
    }
    return done
  } finally {
    await client.end()
  }
}

async function copyFile(keys: StoredFile, from: Storage, to: Storage): Promise<'copied' | 'present' | 'missing'> {
  for (const key of keys) {
    const found = await from.find(key)
    if (!found) continue
    const there = await to.find(key)
    if (there?.size === found.size) return 'present'
    const received = await to.receive(found.stream())
    try {
      await received.keepAs(key, typeOfKey(key))
    } finally {
      await received.remove()
    }
    return 'copied'
  }
  return 'missing'
}
