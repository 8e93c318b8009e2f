import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathOf } from '../storefront/server/address.ts'
import { openAssets } from '../storefront/server/assets.ts'
import { commonHeaders, fontsAndFilms, type HeaderOptions, selfAnd } from '../storefront/server/security-headers.ts'
import { projectRoot } from './tools.ts'

const place = '/admin'
const folder = join(projectRoot, 'admin')

export function isForBackOffice(request: Request): boolean {
  return /^\/admin(?:[/?]|$)/.test(pathOf(request))
}

/** Serves the built back office: one page and its files. Its data comes from the API, after sign-in. */
export async function openBackOffice(options: HeaderOptions) {
  const common = { ...commonHeaders(options), 'x-robots-tag': 'noindex' }
  const assets = await openAssets(join(folder, 'build'), common, options.cdn)
  const shell = fromCdn(await readFile(join(folder, 'build', 'index.html'), 'utf8'), options.cdn)

  return {
    async fetch(request: Request): Promise<Response> {
      const path = pathOf(request).slice(place.length)
      const { method, headers } = request
      const asset = assets.find(new Request(new URL(path || '/', options.publicUrl), { method, headers }))
      if (asset) return asset
      const page = handbookPage(path)
      if (page !== undefined) return new Response(null, { status: 302, headers: { ...common, location: page } })
      if (!/^\/?(?:\?.*)?$/.test(path)) return new Response(null, { status: 404, headers: common })
      const nonce = randomBytes(16).toString('base64url')
      return new Response(method === 'HEAD' ? null : shell.replace('__nonce__', nonce), {
        headers: {
          ...common,
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': contentSecurityPolicy(nonce, options.cdn),
          'cross-origin-opener-policy': 'same-origin',
          'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
        },
      })
    },
  }
}

/** The page, with the addresses from which browsers load its files. */
function fromCdn(page: string, cdn: HeaderOptions['cdn']): string {
  if (!cdn) return page
  return page
    .replaceAll(`"${place}/assets/`, `"${cdn.url}${place}/assets/`)
    .replace('<html ', `<html data-assets="${cdn.url}" `)
}

/** Screens are addressed behind the `#`; the handbook also has a path of its own, which can be printed. */
function handbookPage(path: string): string | undefined {
  const asked = /^\/handbook(\/[\w-]+)?\/?$/.exec(path)
  return asked ? `${place}#/handbook${asked[1] ?? ''}` : undefined
}

/** The style library creates style sheets in the browser and signs them with the nonce; 3D models unpack into blobs. */
function contentSecurityPolicy(nonce: string, cdn: HeaderOptions['cdn']): string {
  const self = selfAnd(cdn)
  return (
    `default-src 'self'; script-src ${self}; style-src ${self} 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; ` +
    `img-src ${self} data: blob:; ${fontsAndFilms(cdn)}connect-src ${self} blob:; object-src 'none'; base-uri 'none'; form-action 'self'; ` +
    "frame-ancestors 'none'"
  )
}

/** Serves the back office from its sources, in development. */
export async function openDevelopmentBackOffice(server: Server) {
  // Not installed in production.
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    cacheDir: join('..', 'node_modules', '.vite-admin'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  })

  async function sendPage(path: string, outgoing: ServerResponse): Promise<void> {
    const html = (await readFile(join(folder, 'index.html'), 'utf8')).replace('__nonce__', '')
    outgoing.setHeader('content-type', 'text/html; charset=utf-8').end(await vite.transformIndexHtml(path, html))
  }

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = '' } = incoming
    const page = handbookPage(url.slice(place.length))
    if (page !== undefined) outgoing.writeHead(302, { location: page }).end()
    else if (!/^\/admin\/?(?:\?|$)/.test(url)) vite.middlewares(incoming, outgoing, () => outgoing.writeHead(404).end())
    else sendPage(url, outgoing).catch((error: unknown) => outgoing.writeHead(500).end(String(error)))
  }

  return { answer, stop: () => vite.close() }
}
