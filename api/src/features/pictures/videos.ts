import { createHash } from 'node:crypto'
import type { StoredObject } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { idFromKey } from '../../database/new-id.ts'

type VideoContext = Pick<Context, 'storage'>

/** Keeps a film (WebM) and gives the name under which it is served; the same film again gives the same name. */
export async function keepVideo({ storage }: VideoContext, file: Buffer): Promise<string> {
  if (file.subarray(0, 4).toString('hex') !== '1a45dfa3') throw new Error('not a WebM file')
  const name = `${idFromKey(`video ${createHash('sha256').update(file).digest('hex')}`)}.webm`
  if (!(await storage.has(`media/videos/${name}`))) await storage.put(`media/videos/${name}`, file, 'video/webm')
  return name
}

export function videoUrl(name: string): string {
  return `/media/videos/${name}`
}

export async function findVideo({ storage }: VideoContext, name: string): Promise<StoredObject | undefined> {
  return storage.find(`media/videos/${name}`)
}
