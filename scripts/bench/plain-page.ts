import { createServer } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { createElement as h } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router'

/**
 * The yardstick of pages: React Router renders 20 plain cards, as its own template of a server does it, with nothing that a
 * shop needs. Each answer is rendered anew.
 */
type Card = { id: string; title: string; text: string; price: string }

const cards = Array.from({ length: 20 }, (_, at): Card => {
  const price = `HK$${(1200 + 1000 * at).toLocaleString('en')}`
  return { id: `piece-${at}`, title: `Oak table ${at}`, text: 'A table of solid oak, oiled, for six.', price }
})

function Root() {
  const head = h('head', undefined, h('title', undefined, 'Tables'))
  return h('html', { lang: 'en' }, head, h('body', undefined, h(Outlet), h(Scripts)))
}

function List() {
  const shown = useLoaderData<{ cards: Card[] }>().cards
  return h('main', undefined, h('h1', undefined, 'Tables'), h('ul', undefined, shown.map(renderCard)))
}

function renderCard({ id, title, text, price }: Card) {
  const picture = { src: `/media/${id}/640.webp`, alt: title, width: 640, height: 480, loading: 'lazy' as const }
  const link = h('a', { href: `/products/${id}` }, h('img', picture), h('h2', undefined, title))
  return h('li', { key: id, className: 'card' }, link, h('p', undefined, text), h('p', { className: 'price' }, price))
}

function render(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  return new Promise((settle, reject) => {
    const { pipe } = renderToPipeableStream(h(ServerRouter, { context, url: request.url }), {
      onShellReady() {
        const body = new PassThrough()
        headers.set('Content-Type', 'text/html; charset=utf-8')
        settle(new Response(Readable.toWeb(body) as ReadableStream, { headers, status }))
        pipe(body)
      },
      onShellError: reject,
    })
  })
}

const noSides = {
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  hasDefaultExport: true,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
}
const rootEntry = { id: 'root', path: '', hasLoader: false, module: '/assets/root.js', ...noSides }
const listEntry = {
  id: 'list',
  parentId: 'root',
  path: 'tables',
  hasLoader: true,
  module: '/assets/list.js',
  ...noSides,
}

const build: ServerBuild = {
  entry: { module: { default: render } },
  routes: {
    root: { id: 'root', path: '', module: { default: Root } },
    list: { id: 'list', parentId: 'root', path: 'tables', module: { default: List, loader: () => ({ cards }) } },
  },
  assets: {
    entry: { imports: [], module: '/assets/entry.js' },
    routes: { root: rootEntry, list: listEntry },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'assets',
  future: {} as ServerBuild['future'],
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
}

const handle = createRequestHandler(build, 'production')
const server = createServer(getRequestListener((request) => handle(request)))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
})
process.on('disconnect', () => process.exit())
