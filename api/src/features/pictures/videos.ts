import { headOf } from '../../adapters/storage/head-of.ts'
import type { Received, StoredObject } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { idFromKey } from '../../database/new-id.ts'

type VideoContext = Pick<Context, 'storage'>

/** Keeps a film and gives the name under which it is served; the same film again gives the same name. */
export async function keepVideo(file: Received): Promise<string> {
  const kind = await kindOf(file)
  if (!kind) throw new Error('neither a WebM nor an MP4 file')
  const name = `${idFromKey(`video ${file.sha256}`)}.${kind}`
  // Over the same file as well: what nothing names yet is swept by its age.
  await file.keepAs(`media/videos/${name}`, `video/${kind}`)
  return name
}

// By their first bytes: the header of EBML, and the box `ftyp`. QuickTime's own brand plays in one browser alone.
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

/** The name within a film's address. */
export function videoNameOf(url: string): string {
  return url.slice(folder.length)
}

export async function findVideo({ storage }: VideoContext, name: string): Promise<StoredObject | undefined> {
  return storage.find(`media/videos/${name}`)
}
