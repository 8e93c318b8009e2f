import { createHash } from 'node:crypto'
import type { StoredObject } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { idFromKey } from '../../database/new-id.ts'

type VideoContext = Pick<Context, 'storage'>

/** Keeps a film and gives the name under which it is served; the same film again gives the same name. */
export async function keepVideo({ storage }: VideoContext, file: Buffer): Promise<string> {
  const kind = kindOf(file)
  if (!kind) throw new Error('neither a WebM nor an MP4 file')
  const name = `${idFromKey(`video ${createHash('sha256').update(file).digest('hex')}`)}.${kind}`
  if (!(await storage.has(`media/videos/${name}`))) await storage.put(`media/videos/${name}`, file, `video/${kind}`)
  return name
}

// By their first bytes: the header of EBML, and the box `ftyp`. QuickTime's own brand plays in one browser alone.
export function kindOf(file: Buffer): 'webm' | 'mp4' | undefined {
  if (file.subarray(0, 4).toString('hex') === '1a45dfa3') return 'webm'
  const [box, brand] = [file.subarray(4, 8).toString('latin1'), file.subarray(8, 12).toString('latin1')]
  return box === 'ftyp' && brand !== 'qt  ' ? 'mp4' : undefined
}

const folder = '/media/videos/'

export function videoUrl(name: string): string {
  return folder + name
}

/** The name within a film's address. */
export function videoNameOf(url: string): string {
  return url.slice(folder.length)
}

export async function findVideo({ storage }: VideoContext, name: string): Promise<StoredObject | undefined> {
  return storage.find(`media/videos/${name}`)
}
