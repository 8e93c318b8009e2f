import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { ArchiveFault } from './archive-fault.ts'

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

const firstWords = 'age-encryption.org/'

/** Encrypts in the age format, readable by the `age` program; each piece of 64 KiB is authenticated. */
export async function encrypted(content: Bytes, recipients: readonly string[]): Promise<Bytes> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return (await encrypter.encrypt(content)) as Bytes
}

/** The content of a file, encrypted or not. Throws `ArchiveFault` without the right key. */
export async function readable(path: string, identity: string | undefined): Promise<Bytes> {
  if (!(await isEncrypted(path))) return contentOf(path)
  if (!identity) throw new ArchiveFault(`${path} is encrypted: set BACKUP_IDENTITY to the key that opens it.`)
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  try {
    return (await decrypter.decrypt(contentOf(path))) as Bytes
  } catch (error) {
    throw new ArchiveFault(`BACKUP_IDENTITY does not open ${path} (${(error as Error).message}).`)
  }
}

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(firstWords.length)).finally(() => file.close())
  return buffer.toString() === firstWords
}

function contentOf(path: string): Bytes {
  return Readable.toWeb(createReadStream(path)) as unknown as Bytes
}

/** The recipient encrypts, the identity decrypts. */
export async function newKeyPair(): Promise<{ recipient: string; identity: string }> {
  const identity = await generateX25519Identity()
  return { recipient: await identityToRecipient(identity), identity }
}
