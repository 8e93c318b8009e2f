import type { Config, ReadyConfig } from '../api/src/config.ts'
import { DataFolderTaken } from '../api/src/database/embedded/data-folder-lock.ts'
import { findRunningEmbedded, startEmbedded } from '../api/src/database/embedded/embedded.ts'
import { keepSecret } from '../api/src/session-secret.ts'

export type DatabaseOptions = {
  /** Where this process serves the shop. */
  address?: string
  /** Use the embedded database of a shop that already runs on the data folder, instead of refusing. */
  mayShare?: boolean
  onProgress?: (sentence: string) => void
}

export type OpenDatabase = { config: ReadyConfig; stop: () => Promise<void> }

/** Makes sure of a database: the one of DATABASE_URL, or an embedded one on the data folder. */
export async function openShopDatabase(config: Config, options: DatabaseOptions = {}): Promise<OpenDatabase> {
  const { url, stop } = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await embedded(config, options)
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
