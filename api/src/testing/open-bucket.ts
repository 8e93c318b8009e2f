import { createHash, randomUUID } from 'node:crypto'
import { renameSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import S3rver, { type Store } from 's3rver'
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
  putWhole(server.store)
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

/** S3 replaces an object at once; this server overwrites it in place, and readers would get a part of it. */
function putWhole(store: Store): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = Buffer.isBuffer(content) ? content : Buffer.concat(await Array.fromAsync(content))
    const md5 = createHash('md5').update(bytes).digest('hex')
    const [drafts, draft] = [`${bucket}-drafts`, randomUUID()]
    const path = store.getResourcePath(bucket, key, 'object')
    const draftPath = store.getResourcePath(drafts, draft, 'object')
    for (const one of [path, draftPath]) await mkdir(dirname(one), { recursive: true })
    await writeFile(draftPath, bytes)
    await store.putMetadata(drafts, draft, metadata, md5)
    for (const part of ['object', 'object.md5', 'metadata.json']) {
      renameSync(store.getResourcePath(drafts, draft, part), store.getResourcePath(bucket, key, part))
    }
    return { size: bytes.byteLength, md5 }
  }
}
