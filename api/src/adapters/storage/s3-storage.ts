import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { StoreSilent } from '../../outage.ts'
import { removeFilesBefore } from './entries-before.ts'
import { inBatches } from './in-batches.ts'
import { requireEnding, typeOfKey } from './object-types.ts'
import { type Entry, type Part, requireStorageKey, type Storage, type StoredObject } from './port.ts'
import { receiveFile } from './receive-file.ts'

type S3Settings = {
  bucket: string
  region: string
  /** The endpoint of a service other than Amazon's. */
  endpoint: string | undefined
  /** If omitted, the credentials of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  /** The folder on disk for incomplete uploads. */
  incoming: string
}

type ListedObject = { key: string; modifiedAt: Date }

const removedAtOnce = 8

/** Stores objects in a bucket of S3 or a compatible service, shared by several machines. */
export function createS3Storage({ bucket, region, endpoint, credentials, incoming }: S3Settings): Storage {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Services other than Amazon's do not support trailing checksums; TLS and the length protect the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, requestTimeout: 30_000 },
  })
  const at = (key: string) => ({ Bucket: bucket, Key: requireStorageKey(key) })

  async function headOf(key: string): Promise<HeadObjectCommandOutput | undefined> {
    const command = new HeadObjectCommand(at(key))
    return unlessMissing(client.send(command))
  }

  async function* piecesOf(key: string, etag: string, part?: Part): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const range = part && { Range: `bytes=${part.first}-${part.last}` }
    // The object may have been replaced since it was found; then its bytes do not belong to it.
    const { Body } = await orSilent(client.send(new GetObjectCommand({ ...at(key), IfMatch: etag, ...range })))
    for await (const piece of Body as AsyncIterable<Uint8Array>) yield new Uint8Array(piece)
  }

  async function put(key: string, type: string, body: PutBody): Promise<void> {
    requireEnding(key, type)
    await orSilent(client.send(new PutObjectCommand({ ...at(key), ...body, ContentType: type })))
  }

  async function remove(key: string): Promise<void> {
    await orSilent(client.send(new DeleteObjectCommand(at(key))))
  }

  /** In key order. */
  async function* listBelow(folder: string): AsyncIterable<ListedObject> {
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${requireStorageKey(folder)}/` })
    try {
      for await (const { Contents: found = [] } of pages)
        for (const { Key: key, LastModified: modifiedAt } of found) if (key && modifiedAt) yield { key, modifiedAt }
    } catch (error) {
      throw new StoreSilent(error)
    }
  }

  async function removeAll(objects: AsyncIterable<ListedObject>): Promise<void> {
    for await (const batch of inBatches(objects, removedAtOnce)) {
      await Promise.all(batch.map(({ key }) => remove(key)))
    }
  }

  return {
    async receive(pieces) {
      const file = await receiveFile(incoming, pieces)
      const removeFile = () => rm(file.path, { force: true })
      return {
        ...file,
        async keepAs(key, type) {
          await put(key, type, { Body: createReadStream(file.path), ContentLength: file.size })
          await removeFile()
        },
        remove: removeFile,
      }
    },

    put: (key, bytes, type) => put(key, type, { Body: bytes, ContentLength: bytes.byteLength }),

    async find(key): Promise<StoredObject | undefined> {
      const head = await headOf(key)
      if (!head) return undefined
      const etag = head.ETag ?? ''
      return {
        type: typeOfKey(key),
        size: head.ContentLength ?? 0,
        modifiedAt: head.LastModified ?? new Date(0),
        etag,
        stream: (part) => streamOf(piecesOf(key, etag, part)),
        read: async () => new Uint8Array(Buffer.concat(await Array.fromAsync(piecesOf(key, etag)))),
      }
    },

    has: async (key) => (await headOf(key)) !== undefined,
    remove,

    async *listBefore(folder, then) {
      let last: (Entry & { modifiedAt: Date }) | undefined
      for await (const { key, modifiedAt } of listBelow(folder)) {
        const [name = '', ...rest] = key.slice(folder.length + 1).split('/')
        if (last?.name === name) {
          if (modifiedAt > last.modifiedAt) last.modifiedAt = modifiedAt
          continue
        }
        if (last && last.modifiedAt < then) yield { name: last.name, isFolder: last.isFolder }
        last = { name, isFolder: rest.length > 0, modifiedAt }
      }
      if (last && last.modifiedAt < then) yield { name: last.name, isFolder: last.isFolder }
    },

    removeFolder: (folder) => removeAll(listBelow(folder)),
    removeBefore: (folder, then) => removeAll(changedBefore(listBelow(folder), then)),
    removeHalfReceived: (then) => removeFilesBefore(incoming, then),
  }
}

type PutBody =
  | { Body: NodeJS.ReadableStream & ReturnType<typeof createReadStream>; ContentLength: number }
  | {
      Body: Uint8Array
      ContentLength: number
    }

/** Reads the next chunk only on demand, so that a slow reader buffers no more. */
function streamOf<Piece>(pieces: AsyncGenerator<Piece, void>): ReadableStream<Piece> {
  return new ReadableStream<Piece>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await pieces.return()
      },
    },
    { highWaterMark: 0 },
  )
}

async function* changedBefore(objects: AsyncIterable<ListedObject>, then: Date): AsyncIterable<ListedObject> {
  for await (const object of objects) if (object.modifiedAt < then) yield object
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket'
}

async function unlessMissing<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return undefined
    throw new StoreSilent(error)
  }
}

async function orSilent<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    throw new StoreSilent(error)
  }
}
