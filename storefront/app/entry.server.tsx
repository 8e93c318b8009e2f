/// <reference types="vite/client" />
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { withData } from './shared/loading/late-scripts.ts'
import { PagePartsContext } from './shared/page/shared-part.tsx'
import { PageParts } from './shared/page/page-parts.ts'
import { pageRequest } from './shared/page/page-request.ts'

export { setAssetsUrl } from '@fitout/ui/asset-url.ts'
export { withLateScripts } from './shared/loading/late-scripts.ts'
export { createPageContext } from './shared/page/page-context.ts'
export { createRequestHandler }

let turn = Promise.resolve()

/** Each page is rendered in a turn of the event loop of its own: between two of them the process handles its connections. */
function ownTurn(): Promise<void> {
  turn = turn.then(() => new Promise((begin) => setImmediate(begin)))
  return turn
}

/**
 * Renders the whole page before the first byte is sent: it may be cached and sent to everyone, and needs no script. The page
 * bypasses the router; the response has only its status and headers.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, keepHtml } = context.get(pageRequest)
  const { signal } = request
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const data = router.serverHandoffStream && (await new Response(router.serverHandoffStream).text())
  await ownTurn()
  signal.throwIfAborted()
  // In development a part may be rendered again.
  const parts = import.meta.env.PROD ? new PageParts() : undefined
  const page = (
    <PagePartsContext value={parts}>
      <ServerRouter context={{ ...router, serverHandoffStream: undefined }} url={request.url} nonce={nonce} />
    </PagePartsContext>
  )
  const atOnce = `<!DOCTYPE html>${renderToString(page)}`
  const html = atOnce.includes(leftToBrowser) ? await waitedFor(page, nonce, signal) : atOnce
  keepHtml(data ? withData(html, data, nonce) : html, (lean) => parts?.whole(lean) ?? lean)
  return new Response(null, { status, headers })
}

/** The marker before a part that was not ready at once. */
const leftToBrowser = '<!--$!-->'

/** A page with a part whose code is still loading, at the first request for such a page. */
function waitedFor(page: ReactNode, nonce: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // The page is complete: a delayed part is in its place, and needs no script to be moved there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        pipe(writtenTo(resolve))
      },
      onShellError: reject,
      onError: reject,
    })
    signal.addEventListener('abort', () => abort(signal.reason))
  })
}

/** Collects everything written, as one text. */
function writtenTo(take: (text: string) => void): Writable {
  const pieces: Buffer[] = []
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece)
      done()
    },
    final(done) {
      take(Buffer.concat(pieces).toString())
      done()
    },
  })
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  // Aborted: resulting errors are not the page's.
  if (request.signal.aborted) return
  if (!isRouteErrorResponse(error) || error.status >= 500) context.get(pageRequest).report(error)
}
