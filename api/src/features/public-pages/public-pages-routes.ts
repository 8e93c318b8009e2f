import { isTouched, type Shown } from '@fitout/contract/public-change.ts'
import type { Context as HonoContext } from 'hono'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { countStream } from '../../http/open-streams.ts'
import { waitUncounted } from '../../http/overload.ts'
import { type Environment, secondsToWait } from '../../http/serve.ts'
import { streamText } from '../../http/stream-text.ts'
import { type FileQuery, makePublicFile, type PublicFile } from './public-pages-service.ts'

// Scheduled pages appear without a change of data, so the cache expires by time too.
const cacheMilliseconds = 600_000
type Outgoing = Environment['Bindings']['outgoing']

const shown: Shown = ['products', 'stock', 'posts', 'projects']

/** A shop that is not set up must not be crawled. */
function beforeSetup(path: string): Response {
  if (path !== '/robots.txt') throw new AppError('not-set-up')
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response('User-agent: *\nDisallow: /\n', { headers })
}

/** Serves the files for search engines; small ones are cached until their data changes. */
export function publicFilesHandler(context: Context) {
  const kept = new Map<string, { file: PublicFile; until: number }>()
  let generation = 0
  context.onPublicChange((change) => {
    if (!isTouched(shown, change)) return
    generation += 1
    kept.clear()
  })

  async function find(path: string, query: FileQuery, outgoing: Outgoing): Promise<PublicFile | undefined> {
    const madeIn = generation
    const known = kept.get(path)
    if (known && known.until > performance.now()) return known.file
    const file = await makePublicFile(context, path, query, (work) => waitUncounted(outgoing, work))
    if (file?.isCacheable && madeIn === generation)
      kept.set(path, { file, until: performance.now() + cacheMilliseconds })
    return file
  }

  return async (hono: HonoContext<Environment>): Promise<Response> => {
    const wait = secondsToWait(context, 'read', hono.req.raw, hono.env)
    if (wait !== undefined) throw new AppError('rate-limited', { retryAfterSeconds: wait })
    if (!(await context.isSetUp())) return beforeSetup(hono.req.path)
    const query = { after: hono.req.query('after'), upto: hono.req.query('upto') }
    const file = await find(hono.req.path, query, hono.env.outgoing)
    if (!file) throw new AppError('not-found')
    const headers = { 'Content-Type': file.type, 'Cache-Control': 'public, max-age=600' }
    if (typeof file.body === 'string') return new Response(file.body, { headers })
    if (!file.isShort) await countStream(context, hono.req.raw, hono.env)
    return streamText(context.log, file.body, headers)
  }
}
