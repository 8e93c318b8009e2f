import type { Received } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { recordChange } from '../audit/audit-service.ts'
import { requirePlainGlb } from '../products/products-service.ts'
import { keepModel, keepVideo, modelUrl, videoUrl } from './pictures-service.ts'
import { kindOf } from './videos.ts'

type By = { id: string }

/** Throws `file-not-a-film`. */
export async function addFilmByStaff(context: Context, by: By, upload: Received) {
  if (!(await kindOf(upload))) throw new AppError('file-not-a-film')
  return kept(context, by, 'film', videoUrl(await keepVideo(upload)))
}

/** Throws `file-not-a-model`, `model-refers-outside`, `model-not-plain` or `model-too-heavy`. */
export async function addModelByStaff(context: Context, by: By, upload: Received) {
  await requirePlainGlb(upload)
  return kept(context, by, 'model', modelUrl(await keepModel(upload)))
}

async function kept({ db }: Context, by: By, subject: 'film' | 'model', url: string) {
  const name = url.slice(url.lastIndexOf('/') + 1)
  const change = { action: `${subject}s.add`, subject, id: name, title: name } as const
  await recordChange(db, by, { ...change, before: undefined, after: { url } })
  return { data: { url } }
}
