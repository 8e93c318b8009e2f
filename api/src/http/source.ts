import type { IncomingMessage } from 'node:http'

/** What the server knows of a request besides the request: where it came from, and whether from this process. */
export type Bindings = { incoming?: IncomingMessage; internal?: boolean }

/** The address a request came from, behind as many proxies as are trusted. */
export function sourceOf(request: Request, bindings: Bindings, trustedProxies: number): string {
  const direct = bindings.incoming?.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return direct
  const hops = (request.headers.get('X-Forwarded-For') ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-trustedProxies) || direct
}
