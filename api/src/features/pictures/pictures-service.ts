import { createHash } from 'node:crypto'
import type { Words } from '@fitout/contract/locales.ts'
import type { picture } from '@fitout/contract/wire.ts'
import type { z } from 'zod'
import { headOf } from '../../adapters/storage/head-of.ts'
import { keepIfRoom } from '../../adapters/storage/keep-if-room.ts'
import type { Received, StoredObject } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { idFromKey } from '../../database/new-id.ts'
import { createLimiter } from '../../http/limiter.ts'
import { asPng, makeForm, type PictureFormat, pictureTypes, readOriginal } from './picture-forms.ts'
import { pictureUrl } from './picture-addresses.ts'
import {
  findPicture,
  findPictureBySource,
  insertPicture,
  listPicturesById,
  type PictureRow,
} from './pictures-queries.ts'

export { pictureIdNamed, pictureIdOf, pictureUrl } from './picture-addresses.ts'
export { listPicturesById, type PictureRow }
export { findVideo, keepVideo, kindOf as kindOfFilm, videoNameOf, videoUrl } from './videos.ts'

type PictureContext = Pick<Context, 'db' | 'storage'>

// Encoding is CPU-bound; a page full of new pictures must not use all cores.
const encoding = createLimiter({ atOnce: 2, waiting: 400 })

/**
 * Stores a public picture, JPEG unchanged and everything else as PNG; the same file again returns the same picture. Its
 * widths and formats are made on first request. Throws `file-not-an-image` or `image-too-large`.
 */
export async function keepPicture(context: PictureContext, file: Received | Buffer): Promise<PictureRow> {
  if (!Buffer.isBuffer(file)) return keepReceived(context, file)
  const received = await context.storage.receive([file])
  return keepReceived(context, received).finally(received.remove)
}

async function keepReceived({ db, storage }: PictureContext, file: Received): Promise<PictureRow> {
  const id = idFromKey(`picture ${file.sha256}`)
  const known = await findPictureBySource(db, file.sha256)
  if (known && (await findOriginal(storage, known.id))) return known
  const { type: _type, ...shape } = await encoding(async () => {
    const original = await readOriginal(file.path)
    if (original.type === 'image/jpeg') await file.keepAs(`media/${id}/original.jpg`, original.type)
    else await (await storage.receive(asPng(file.path))).keepAs(`media/${id}/original.png`, original.type)
    return original
  })
  await insertPicture(db, { id, source_sha256: file.sha256, ...shape })
  return { id, ...shape }
}

/** The picture stored from the same bytes, if any. */
export function findSamePicture({ db }: Pick<Context, 'db'>, bytes: Buffer): Promise<PictureRow | undefined> {
  return findPictureBySource(db, createHash('sha256').update(bytes).digest('hex'))
}

/** Stores a 3D model (GLB) and returns the name under which it is served. */
export async function keepModel(file: Received): Promise<string> {
  if ((await headOf(file, 4)).toString('latin1') !== 'glTF') throw new Error('not a GLB file')
  const name = `${idFromKey(`model ${file.sha256}`)}.glb`
  // Stored again even if it exists, since unused files are swept by age.
  await file.keepAs(`media/models/${name}`, 'model/gltf-binary')
  return name
}

const models = '/media/models/'

export function modelUrl(name: string): string {
  return models + name
}

export function modelNameOf(url: string): string {
  return url.slice(models.length)
}

/** A picture as in the contract. */
export function presentPicture(row: PictureRow, alt: Words): z.input<typeof picture> {
  return {
    url: pictureUrl(row.id),
    width: row.width,
    height: row.height,
    widths: row.widths,
    colour: row.colour,
    ...(row.focus && { focus: row.focus }),
    alt,
  }
}

/** As `presentPicture`, without texts, for staff. */
export function pictureOf(row: PictureRow) {
  const { alt: _none, ...shown } = presentPicture(row, {})
  return { _id: row.id, ...shown }
}

export async function havePictures(db: Database, ids: string[]): Promise<boolean> {
  return (await listPicturesById(db, ids)).length === new Set(ids).size
}

const making = new Map<string, Promise<StoredObject | undefined>>()

type Made = Promise<StoredObject | undefined>
/** `wait` gets the promise of a form that is being made, which takes up to a second once its turn has come. */
type FormContext = PictureContext & { wait?: (made: Made) => Made }

/** One width of a picture in one format, made on first request and stored; undefined if there is no such picture. */
export async function findForm(
  { wait = (made) => made, ...context }: FormContext,
  id: string,
  width: number,
  format: PictureFormat,
): Made {
  const key = `media/${id}/${width}.${format}`
  const kept = await context.storage.find(key)
  if (kept) return kept
  const running = making.get(key) ?? makeAndKeep(context, id, width, format, key).finally(() => making.delete(key))
  making.set(key, running)
  return wait(running)
}

async function makeAndKeep(
  { db, storage }: PictureContext,
  id: string,
  width: number,
  format: PictureFormat,
  key: string,
): Promise<StoredObject | undefined> {
  const row = await findPicture(db, id)
  if (!row?.widths.includes(width)) return undefined
  const original = await findOriginal(storage, id)
  if (!original) return undefined
  // Read only when its turn has come, since hundreds may be waiting.
  const made = await encoding(async () => makeForm(await original.read(), width, format))
  return keepIfRoom(storage, key, new Uint8Array(made), pictureTypes[format])
}

/** The original file, from which all widths are made. */
export async function findOriginal(storage: Context['storage'], id: string): Promise<StoredObject | undefined> {
  return (await storage.find(`media/${id}/original.jpg`)) ?? (await storage.find(`media/${id}/original.png`))
}

export async function findModel(
  { storage }: Pick<Context, 'storage'>,
  name: string,
): Promise<StoredObject | undefined> {
  return storage.find(`media/models/${name}`)
}
