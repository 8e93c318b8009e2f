import { openBucket, openDiskStorage } from '../api/src/adapters/storage/open-storage.ts'
import { directUrl, readConfig } from '../api/src/config.ts'
import { copyFiles } from '../api/src/database/backup/copy-files.ts'
import { openShopDatabase } from './database.ts'
import { PlainError, runCommand } from './lifetime.ts'
import { elapsed, note } from './progress.ts'

const shownMissing = 10

/** `npm run copy-files -- to-s3` or `to-disk`: copies the shop's files into the configured bucket, or back. */
await runCommand(async (lifetime) => {
  const [direction, ...others] = process.argv.slice(2)
  if (others.length > 0 || (direction !== 'to-s3' && direction !== 'to-disk')) {
    throw new PlainError('Use it as: npm run copy-files -- to-s3, or npm run copy-files -- to-disk')
  }
  const config = readConfig(process.env)
  const bucket = await openBucket(config)
  if (!bucket) throw new PlainError('S3_BUCKET names no bucket: docs/operations/files.md')
  const disk = openDiskStorage(config)
  const [from, to] = direction === 'to-s3' ? [disk, bucket] : [bucket, disk]
  const database = await lifetime.own(openShopDatabase(config, { mayShare: true, onProgress: note }))
  const { copied, present, missing } = await copyFiles(directUrl(database.config), from, to)
  note(`${copied} files copied, ${present} were there, in ${elapsed()}`)
  for (const key of missing.slice(0, shownMissing)) note(`Missing: ${key}`)
  if (missing.length > shownMissing) note(`and ${missing.length - shownMissing} more`)
  return missing.length > 0 ? 1 : 0
})
