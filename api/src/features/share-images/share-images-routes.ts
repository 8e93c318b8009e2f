import type { Locale } from '@fitout/contract/locales.ts'
import { findShareImage } from '@fitout/contract/share-images.ts'
import type { Context as HonoContext } from 'hono'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { countStream } from '../../http/open-streams.ts'
import { cachedForGood, sendObject } from '../../http/send-object.ts'
import { route } from '../../http/route.ts'
import type { Environment } from '../../http/serve.ts'
import { findShareImageFile, requireShareImage } from './share-images-service.ts'

export const shareImagesRoutes = [
  route(findShareImage, async ({ context, params }) => ({
    data: await requireShareImage(context, params.kind, params.key),
  })),
]

const filePattern = /^([a-z0-9][a-z0-9-]{0,63})\.(zh|cn|en)\.([0-9a-f]{16})\.jpg$/

/** Serves `/media/share/<kind>/<key>.<language>.<hash>.jpg`; the content of an address never changes. */
export function shareImagesHandler(context: Context) {
  return async (hono: HonoContext<Environment>): Promise<Response> => {
    const [, key, locale, hash] = filePattern.exec(hono.req.param('file') ?? '') ?? []
    if (!key || !locale || !hash) throw new AppError('not-found')
    const kind = hono.req.param('kind') ?? ''
    const found = await findShareImageFile(context, { kind, key, locale: locale as Locale, hash })
    if (!found) throw new AppError('not-found')
    await countStream(context, hono.req.raw, hono.env)
    return sendObject(hono.req.raw, found, cachedForGood(context.config))
  }
}
