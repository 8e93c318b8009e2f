import { setTimeout as pause } from 'node:timers/promises'
import type { Config, ReadyConfig } from '../api/src/config.ts'
import { DataFolderTaken } from '../api/src/database/embedded/data-folder-lock.ts'
import { findRunningEmbedded, startEmbedded } from '../api/src/database/embedded/embedded.ts'
import { findWriter } from '../api/src/database/hosts.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { outageOf } from '../api/src/outage.ts'
import { keepSecret } from '../api/src/session-secret.ts'
import { note } from './progress.ts'

export type DatabaseOptions = {
  /** The port on which this process serves the shop. */
  address?: string
  /** Uses the embedded database of a shop that already runs on the data folder, instead of refusing. */
  mayShare?: boolean
  onProgress?: (sentence: string) => void
}

export type OpenDatabase = { config: ReadyConfig; stop: () => Promise<void> }

/** Provides a database: the one of DATABASE_URL, or an embedded one in the data folder. */
export async function openShopDatabase(config: Config, options: DatabaseOptions = {}): Promise<OpenDatabase> {
  const { url, stop } = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await embedded(config, options)
  for (const one of [url, config.databaseListenUrl ?? url]) await findWriter(one)
  const sessionSecret = config.sessionSecret ?? (await keepSecret(config.dataDir))
  return { config: Object.freeze({ ...config, databaseUrl: url, sessionSecret }), stop }
}

async function embedded({ dataDir }: Config, { mayShare, address, onProgress }: DatabaseOptions) {
  try {
    return await startEmbedded({ dataDir, ...(address && { address }), ...(onProgress && { onProgress }) })
  } catch (error) {
    const url = mayShare && error instanceof DataFolderTaken ? await findRunningEmbedded(dataDir) : undefined
    if (!url) throw error
    return { url, stop: async () => {} }
  }
}

/** A missing or starting database, or a wrong password, is for the operator to fix: the shop waits. */
export async function migrateWhenThere(databaseUrl: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await migrate(databaseUrl)
      return
    } catch (error) {
      const { code = '', message } = error as { code?: string; message: string }
      if (outageOf(error) !== 'database') throw error
      if (tries % 15 === 0) note(`The database does not let us in (${message || code}); waiting for it`)
      await pause(2000)
    }
  }
}
