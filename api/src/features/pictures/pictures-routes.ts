import type { Context as HonoContext } from 'hono'
import type { StoredObject } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { waitUncounted } from '../../http/overload.ts'
import { countStream } from '../../http/open-streams.ts'
import { cachedForGood, sendObject } from '../../http/send-object.ts'
import type { Environment } from '../../http/serve.ts'
import type { PictureFormat } from './picture-forms.ts'
import { findForm, findModel, findVideo, pictureIdNamed } from './pictures-service.ts'

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const formPattern = /^([1-9]\d{1,3})\.(avif|webp|jpg)$/
const modelPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.glb$/
const videoPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:webm|mp4)$/

/**
 * Serves `/media/<picture>/<width>.<format>`, `/media/models/<model>.glb` and `/media/videos/<video>.<webm|mp4>`;
 * their content never changes.
 */
export function picturesHandler(context: Context) {
  return async (hono: HonoContext<Environment>): Promise<Response> => {
    const { id = '', file = '' } = hono.req.param()
    const found = await findObject(context, { id, file, outgoing: hono.env.outgoing })
    if (!found) throw new AppError('not-found')
    await countStream(context, hono.req.raw, hono.env)
    return sendObject(hono.req.raw, found, cachedForGood(context.config))
  }
}

type Asked = { id: string; file: string; outgoing: Environment['Bindings']['outgoing'] }

async function findObject(context: Context, { id, file, outgoing }: Asked): Promise<StoredObject | undefined> {
  if (id === 'models') return modelPattern.test(file) ? findModel(context, file) : undefined
  if (id === 'videos') return videoPattern.test(file) ? findVideo(context, file) : undefined
  const picture = pictureIdNamed(id)
  const [, width, format] = (idPattern.test(picture) && formPattern.exec(file)) || []
  const wait = (made: Promise<StoredObject | undefined>) => waitUncounted(outgoing, made)
  return width && format ? findForm({ ...context, wait }, picture, Number(width), format as PictureFormat) : undefined
}
