import type { Received } from '../../adapters/storage/port.ts'
import { drawingMaximumBytes, type RenovationFileKind } from '@fitout/contract/renovation-files.ts'
import { filmMaximumBytes, modelMaximumBytes, planType, uploadMaximumBytes } from '@fitout/contract/limits.ts'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { encodePicture, isPlainPdf } from '../files/files-service.ts'
import { kindOfFilm } from '../pictures/pictures-service.ts'
import { requirePlainGlb } from '../products/products-service.ts'

export const filesFolder = 'renovations'

/** The longest side of a picture in a grid, in pixels. */
const smallSide = 480

const bytesAtMost: Record<RenovationFileKind, number> = {
  DRAWING: drawingMaximumBytes,
  PAPER: drawingMaximumBytes,
  MODEL: modelMaximumBytes,
  IMAGE: uploadMaximumBytes,
  VIDEO: filmMaximumBytes,
}

/** A stored object without a row yet. */
export type StoredFile = {
  storage_key: string
  small_key: string | null
  type: string
  bytes: number
  width: number
  height: number
  depth: number
}

/**
 * Checks an upload by its content and stores it under an unguessable key. Throws `body-too-large`, `file-not-a-drawing`,
 * `file-not-a-film`, `file-not-an-image`, or the error of a model.
 */
export async function keepUpload(context: Context, kind: RenovationFileKind, upload: Received): Promise<StoredFile> {
  if (upload.size > bytesAtMost[kind]) throw new AppError('body-too-large')
  if (kind === 'IMAGE') return keepPicture(context, upload)
  const { type, ...sizes } = await judge(kind, upload)
  const key = newKey(endings[type] ?? 'bin')
  await upload.keepAs(key, type)
  return { storage_key: key, small_key: null, type, bytes: upload.size, ...sizes }
}

const flat = { width: 0, height: 0, depth: 0 }

const endings: Record<string, string> = {
  [planType]: 'pdf',
  'model/gltf-binary': 'glb',
  'video/webm': 'webm',
  'video/mp4': 'mp4',
}

async function judge(kind: Exclude<RenovationFileKind, 'IMAGE'>, upload: Received) {
  if (kind === 'MODEL') return { type: 'model/gltf-binary', ...(await requirePlainGlb(upload)) }
  if (kind === 'VIDEO') {
    const film = await kindOfFilm(upload)
    if (!film) throw new AppError('file-not-a-film')
    return { type: `video/${film}`, ...flat }
  }
  if (!(await isPlainPdf(upload))) throw new AppError('file-not-a-drawing')
  return { type: planType, ...flat }
}

async function keepPicture({ storage }: Context, { path }: Received): Promise<StoredFile> {
  const { bytes, type, width, height } = await encodePicture(path)
  const small = await encodePicture(path, smallSide)
  const keys = { storage_key: newKey('webp'), small_key: newKey('webp') }
  await storage.put(keys.storage_key, bytes, type)
  await storage.put(keys.small_key, small.bytes, small.type)
  return { ...keys, type, bytes: bytes.length + small.bytes.length, width, height, depth: 0 }
}

function newKey(ending: string): string {
  return `${filesFolder}/${randomUUID()}.${ending}`
}

/** Removes stored objects that got no row. */
export async function takeBack(
  { storage }: Context,
  { storage_key: key, small_key: small }: StoredFile,
): Promise<void> {
  await storage.remove(key)
  if (small) await storage.remove(small)
}
