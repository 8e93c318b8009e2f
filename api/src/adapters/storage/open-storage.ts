import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { createDiskStorage } from './disk-storage.ts'
import type { Storage } from './port.ts'

/** The folder of files on this machine. */
export function openDiskStorage({ dataDir }: Pick<Config, 'dataDir'>): Storage {
  return createDiskStorage(join(dataDir, 'storage'))
}

/** The configured bucket; undefined if there is none. */
export async function openBucket(config: Config): Promise<Storage | undefined> {
  const { s3Bucket: bucket, s3Region: region, s3Endpoint: endpoint, s3AccessKeyId, s3SecretAccessKey } = config
  if (!bucket) return undefined
  // Most shops use a disk, and start faster without loading the client.
  const { createS3Storage } = await import('./s3-storage.ts')
  const credentials =
    s3AccessKeyId && s3SecretAccessKey ? { accessKeyId: s3AccessKeyId, secretAccessKey: s3SecretAccessKey } : undefined
  return createS3Storage({ bucket, region, endpoint, credentials, incoming: join(config.dataDir, 'incoming') })
}

/** Opens the file storage of this installation. */
export async function openStorage(config: Config): Promise<Storage> {
  return (await openBucket(config)) ?? openDiskStorage(config)
}
