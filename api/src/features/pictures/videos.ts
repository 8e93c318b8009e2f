import { headOf } from '../../adapters/storage/head-of.ts'
import type { Received, StoredObject } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { idFromKey } from '../../database/new-id.ts'

type VideoContext = Pick<Context, 'storage'>

/** Stores a film and returns the name under which it is served; the same file always has the same name. */
export async function keepVideo(file: Received): Promise<string> {
  const kind = await kindOf(file)
  if (!kind) throw new Error('neither a WebM nor an MP4 file')
  const name = `${idFromKey(`video ${file.sha256}`)}.${kind}`
  // Stored again even if it exists, since unused files are swept by age.
  await file.keepAs(`media/videos/${name}`, `video/${kind}`)
  return name
}

// By signature: the EBML header, or an `ftyp` box. QuickTime's own brand plays in one browser only.
export async function kindOf(file: Received): Promise<'webm' | 'mp4' | undefined> {
  const head = await headOf(file, 12)
  if (head.subarray(0, 4).toString('hex') === '1a45dfa3') return 'webm'
  const [box, brand] = [head.subarray(4, 8).toString('latin1'), head.subarray(8, 12).toString('latin1')]
  return box === 'ftyp' && brand !== 'qt  ' ? 'mp4' : undefined
}

const folder = '/media/videos/'

export function videoUrl(name: string): string {
  return folder + name
}

export function videoNameOf(url: string): string {
  return url.slice(folder.length)
}

export async function findVideo({ storage }: VideoContext, name: string): Promise<StoredObject | undefined> {
  return storage.find(`media/videos/${name}`)
}
