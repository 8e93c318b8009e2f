import pg from 'pg'
import type { Storage } from '../../adapters/storage/port.ts'
import { listStoredFiles } from './stored-files.ts'
import { portableValues } from './tables.ts'
import { connectionTo } from '../hosts.ts'

/** Files that rows refer to but that are not in the storage. */
export async function findMissingFiles(databaseUrl: string, storage: Storage): Promise<string[]> {
  const client = new pg.Client({ ...connectionTo(databaseUrl), application_name: 'fitout files' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(portableValues)
    await client.query('begin transaction read only')
    const missing: string[] = []
    for await (const keys of listStoredFiles(client)) {
      const found = await Promise.all(keys.map((key) => storage.has(key)))
      if (!found.includes(true)) missing.push(keys.join(' or '))
    }
    return missing
  } finally {
    await client.end()
  }
}
