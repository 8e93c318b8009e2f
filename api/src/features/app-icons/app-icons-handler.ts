import type { Context as HonoContext } from 'hono'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { countStream } from '../../http/open-streams.ts'
import { cachedForGood, sendObject } from '../../http/send-object.ts'
import type { Environment } from '../../http/serve.ts'
import { findAppIcon } from './app-icons-service.ts'

/** Serves `/media/icons/<picture>/<name>-<colour>.png`; the content of an address never changes. */
export function appIconsHandler(context: Context) {
  return async (hono: HonoContext<Environment>): Promise<Response> => {
    const found = await findAppIcon(context, new URL(hono.req.url).pathname)
    if (!found) throw new AppError('not-found')
    await countStream(context, hono.req.raw, hono.env)
    return sendObject(hono.req.raw, found, cachedForGood(context.config))
  }
}
