import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { ArchiveFault } from './archive-fault.ts'
import { encrypted, readable } from './encryption.ts'

const partBytes = 8 * 1024 * 1024
// Checksums are written after this many entries, so that neither writer nor reader ever holds them all.
const entriesOfList = 5000
const mode = 0o600
const zip = promisify(gzip)
const unzip = promisify(gunzip)

type Listed = { name: string; bytes: number; sha256: string }

/** The end of an archive; if it is missing, the archive was cut short. */
type Seal = { entries: number; bytes: number; sha256: string }

/**
 * Writes a tar file, encrypted for `recipients` if there are any. Lists of checksums follow the entries at intervals, and
 * a seal over everything ends the file. Only one part at a time is in memory.
 */
export function writeArchive(path: string, recipients: readonly string[]) {
  const tar = pack()
  const seal: Seal = { entries: 0, bytes: 0, sha256: '' }
  const all = createHash('sha256')
  let listed: Listed[] = []
  let lists = 0

  let failure: Error | undefined
  const written = (async () => {
    const content = Readable.toWeb(Readable.from(tar)) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>
    const bytes = recipients.length > 0 ? await encrypted(content, recipients) : content
    await pipeline(Readable.fromWeb(bytes as never), createWriteStream(path, { mode }))
    const file = await open(path)
    await file.sync().finally(() => file.close())
  })()
  // A full disk, for example, makes the writer fail.
  written.catch((error: Error) => {
    failure = error
    tar.destroy()
  })

  async function put(name: string, bytes: number, content: AsyncIterable<Uint8Array>): Promise<void> {
    if (failure) throw failure
    const entry = tar.entry({ name, size: bytes, mode })
    const closed = new Promise<void>((settle) => entry.once('close', () => settle()))
    entry.once('error', () => {})
    for await (const piece of content) {
      if (failure) throw failure
      if (!entry.write(piece)) await Promise.race([new Promise<void>((go) => entry.once('drain', () => go())), closed])
    }
    entry.end(null)
    await closed
    if (failure) throw failure
  }

  async function addStream(name: string, bytes: number, content: AsyncIterable<Uint8Array>): Promise<void> {
    const hash = createHash('sha256')
    await put(name, bytes, hashed(content, hash))
    note({ name, bytes, sha256: hash.digest('hex') })
    if (listed.length >= entriesOfList) await writeList()
  }

  function note(entry: Listed): void {
    listed.push(entry)
    seal.entries += 1
    seal.bytes += entry.bytes
    all.update(lineOf(entry))
  }

  async function writeList(): Promise<void> {
    const lines = await zip(listed.map(lineOf).join(''))
    listed = []
    lists += 1
    await plain(`checksums/${numbered(lists)}.jsonl.gz`, lines)
  }

  const plain = (name: string, bytes: Uint8Array) => put(name, bytes.byteLength, Readable.from([bytes]))
  const add = (name: string, bytes: Uint8Array) => addStream(name, bytes.byteLength, Readable.from([bytes]))

  return {
    add,
    addStream,
    /** Content of unknown length, compressed part by part. */
    async addParts(folder: string, content: AsyncIterable<Uint8Array>): Promise<void> {
      let [number, size] = [0, 0]
      let pieces: Uint8Array[] = []
      const flush = async () => {
        number += 1
        await add(`${folder}/${numbered(number)}.gz`, await zip(Buffer.concat(pieces)))
        pieces = []
        size = 0
      }
      for await (const piece of content) {
        pieces.push(piece)
        size += piece.byteLength
        if (size >= partBytes) await flush()
      }
      if (size > 0) await flush()
    },
    /** Resolves once everything is on disk. */
    async finish(): Promise<Seal> {
      if (listed.length > 0) await writeList()
      seal.sha256 = all.digest('hex')
      await plain('seal.json', Buffer.from(JSON.stringify(seal)))
      tar.finalize()
      await written
      return seal
    },
    async giveUp(): Promise<void> {
      tar.destroy()
      await written.catch(() => {})
    },
  }
}

export type ArchiveWriter = ReturnType<typeof writeArchive>

/** The entries of an archive in order. Each content must be consumed before the next entry is requested. */
export async function* readArchive(path: string, identity: string | undefined) {
  const tar = extract()
  const source = Readable.fromWeb((await readable(path, identity)) as never)
  const fed = pipeline(source, tar as unknown as NodeJS.WritableStream)
  fed.catch(() => {})
  try {
    for await (const entry of tar) {
      const { name, size } = entry.header
      yield { name, bytes: size, content: contentOf(path, entry as AsyncIterable<Uint8Array>) }
      entry.resume()
    }
    await fed
  } catch (error) {
    throw unreadable(path, error)
  } finally {
    source.destroy()
  }
}

/** The content of an entry. Throws if the archive is cut off within it. */
async function* contentOf(path: string, entry: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* entry
  } catch (error) {
    throw unreadable(path, error)
  }
}

function unreadable(path: string, error: unknown): ArchiveFault {
  if (error instanceof ArchiveFault) return error
  return new ArchiveFault(`${path} cannot be read to its end (${(error as Error).message}). Take another backup.`)
}

/** Reads a whole archive and verifies every checksum. Throws `ArchiveFault` before anything of it is used. */
export async function checkArchive(path: string, identity: string | undefined): Promise<Seal> {
  const [all, found]: [Hash, Seal] = [createHash('sha256'), { entries: 0, bytes: 0, sha256: '' }]
  let waiting: Listed[] = []
  let seal: Seal | undefined
  for await (const { name, bytes, content } of readArchive(path, identity)) {
    if (name === 'seal.json') {
      seal = JSON.parse((await whole(content)).toString()) as Seal
    } else if (name.startsWith('checksums/')) {
      const lines = (await unzip(await whole(content))).toString()
      if (lines !== waiting.map(lineOf).join('')) throw damaged(path, firstOther(lines, waiting))
      all.update(lines)
      waiting = []
    } else {
      const hash = createHash('sha256')
      for await (const piece of content) hash.update(piece)
      waiting.push({ name, bytes, sha256: hash.digest('hex') })
      found.entries += 1
      found.bytes += bytes
    }
  }
  found.sha256 = all.digest('hex')
  if (JSON.stringify(seal) !== JSON.stringify(found)) throw damaged(path, 'its end')
  return found
}

async function* hashed(content: AsyncIterable<Uint8Array>, hash: Hash): AsyncIterable<Uint8Array> {
  for await (const piece of content) {
    hash.update(piece)
    yield piece
  }
}

function firstOther(lines: string, found: Listed[]): string {
  const expected = lines.split('\n')
  return found.find((entry, at) => `${expected[at]}\n` !== lineOf(entry))?.name ?? 'an entry'
}

function damaged(path: string, what: string): ArchiveFault {
  return new ArchiveFault(`${path} is damaged: ${what} is not what was written. Take another backup.`)
}

/** For small entries only. */
export async function whole(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(content))
}

export async function unzipped(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  return unzip(await whole(content))
}

function lineOf(entry: Listed): string {
  return `${JSON.stringify(entry)}\n`
}

function numbered(number: number): string {
  return String(number).padStart(6, '0')
}
