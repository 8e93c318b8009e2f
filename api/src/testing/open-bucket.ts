import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { createS3Storage } from '../adapters/storage/s3-storage.ts'
import type { Storage } from '../adapters/storage/port.ts'

/** A bucket on a local S3 server; `machine` opens it for another machine of the shop. */
export async function openTestBucket() {
  const folder = await mkdtemp(join(tmpdir(), 'fitout-bucket-'))
  const bucket = 'fitout-files'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: join(folder, 'buckets'),
    silent: true,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  // The key configured in this server.
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  const endpoint = `http://127.0.0.1:${port}`
  let machines = 0

  return {
    folder,
    machine(): Storage {
      machines += 1
      const incoming = join(folder, `incoming-${machines}`)
      return createS3Storage({ bucket, region: 'us-east-1', endpoint, credentials, incoming })
    },
    /** The shop's settings for the bucket. */
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    /** Simulates an outage of the service. */
    close: () => server.close(),
    async remove() {
      await server.close().catch(() => {})
      await rm(folder, { recursive: true, force: true })
    },
  }
}
