import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Received } from '../../src/adapters/storage/port.ts'
import type { Context } from '../../src/context.ts'
import {
  keepModel,
  keepPicture,
  keepVideo,
  type PictureRow,
  presentPicture,
} from '../../src/features/pictures/pictures-service.ts'
import { categories } from './categories.ts'
import { customerLayout } from './configuration/customer-layout.ts'
import { contents } from './contents/contents.ts'
import { goods } from './goods/goods.ts'
import { projects } from './projects/projects.ts'
import { posts } from './journal/posts.ts'
import type { SeedPicture } from './seed-types.ts'
import { services } from './services.ts'

const folder = join(import.meta.dirname, 'media')

/** The stored pictures by their file below `seed/media`, and the names of models and films. */
export type SeedMedia = {
  pictureOf: (picture: Pick<SeedPicture, 'file'>) => PictureRow
  modelOf: (file: string) => string
  videoOf: (file: string) => string
}

/** Stores every picture, model and film that the seed names. */
export async function keepSeedMedia(context: Context): Promise<SeedMedia> {
  const products = [...goods, ...services]
  const files = [
    ...new Set(picturesIn([categories, customerLayout, contents, posts, products, projects]).map(({ file }) => file)),
  ]
  const kept = files.map(
    async (file) => [file, await take(context, file, (received) => keepPicture(context, received))] as const,
  )
  const pictures = new Map<string, PictureRow>(await Promise.all(kept))
  const models = new Map<string, string>()
  for (const { model } of [...products, ...projects]) {
    if (model) models.set(model, await take(context, join('models', model), keepModel))
  }
  const videos = new Map<string, string>()
  for (const { film } of projects) {
    if (film) videos.set(film.file, await take(context, join('videos', film.file), keepVideo))
  }
  return {
    pictureOf: ({ file }) => found(pictures.get(file), file),
    modelOf: (file) => found(models.get(file), file),
    videoOf: (file) => found(videos.get(file), file),
  }
}

/** An object that is stored already is not stored again. */
async function take<T>(context: Context, file: string, keep: (received: Received) => Promise<T>) {
  const received = await context.storage.receive(createReadStream(join(folder, file)))
  return keep(received).finally(received.remove)
}

function found<Value>(value: Value | undefined, file: string): Value {
  if (value === undefined) throw new Error(`${file} was not kept`)
  return value
}

function isPicture(value: unknown): value is SeedPicture {
  return typeof value === 'object' && value !== null && 'file' in value && 'alt' in value
}

function picturesIn(value: unknown): SeedPicture[] {
  if (isPicture(value)) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(picturesIn)
}

/** Copies the data, with pictures as in the contract and texts converted by `inText`. */
export function withMedia(
  value: unknown,
  media: SeedMedia,
  inText: (text: string) => string = (text) => text,
): unknown {
  if (isPicture(value)) return presentPicture(media.pictureOf(value), value.alt)
  if (typeof value === 'string') return inText(value)
  if (Array.isArray(value)) return value.map((item) => withMedia(item, media, inText))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withMedia(item, media, inText)]))
}
