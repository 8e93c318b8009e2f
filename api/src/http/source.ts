import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { ServerAnswer } from './server-answer.ts'

/** What the server knows about a request: its origin, and whether it came from this process. */
export type Bindings = { incoming?: IncomingMessage; outgoing?: ServerAnswer; internal?: boolean }

/** Returns the address a request came from, behind the number of trusted proxies. */
export function sourceOf(request: Request, bindings: Bindings, trustedProxies: number): string {
  const direct = bindings.incoming?.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return networkOf(direct)
  const hops = (request.headers.get('X-Forwarded-For') ?? '').split(',').map((hop) => hop.trim())
  return networkOf(hops.at(-trustedProxies) || direct)
}

/** Returns an IPv4 address unchanged; of an IPv6 address the network half, since a client can vary the other half freely. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address.slice(0, 60)
  const wrapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (wrapped) return wrapped
  if (!isIPv6(address)) return address.slice(0, 60)
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
