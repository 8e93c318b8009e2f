import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageRequest } from './shared/page/page-request.ts'

export { withLateScripts } from './shared/loading/late-scripts.ts'
export { createPageContext } from './shared/page/page-context.ts'
export { createRequestHandler }

export const streamTimeout = 10_000

/**
 * Renders the whole page before the first byte leaves: it may be kept and sent to everyone, and needs no script. The page goes
 * past the router; the answer has its status and headers alone.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, keepHtml } = context.get(pageRequest)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={router} url={request.url} nonce={nonce} />, {
      nonce,
      // All of it is there: a part that was waited for stands in its place, and needs no script to be put there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        resolve(text(pipe(new PassThrough())))
      },
      onShellError: reject,
      onError: reject,
    })
    const timer = setTimeout(abort, streamTimeout + 1000)
  })
  keepHtml(html)
  return new Response(null, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { context }) => {
  if (!isRouteErrorResponse(error) || error.status >= 500) context.get(pageRequest).report(error)
}
