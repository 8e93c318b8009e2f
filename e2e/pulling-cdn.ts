import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

const path = '/shop-files'
const pulled = /^\/(?:assets|admin\/assets|media)\//

export type Cdn = { url: string; pullFrom: (shopUrl: string) => void; stop: () => Promise<void> }

/** A CDN on another origin and below a path: it fetches requested files from the shop, and only files. */
export async function openCdn(port = 0): Promise<Cdn> {
  let shop = ''
  const server = createServer((incoming, outgoing) => {
    const wanted = incoming.url?.startsWith(`${path}/`) ? incoming.url.slice(path.length) : ''
    if (!pulled.test(wanted)) return outgoing.writeHead(404).end()
    const { accept = '*/*', 'accept-encoding': codings = 'identity', range } = incoming.headers
    const headers = { accept, 'accept-encoding': codings, ...(range && { range }) }
    const pull = request(shop + wanted, { headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    pull.on('error', () => outgoing.destroy())
    return pull.end()
  })
  await new Promise<void>((settle) => server.listen(port, '127.0.0.1', settle))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    pullFrom(shopUrl) {
      shop = shopUrl
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((settle) => server.close(settle))
    },
  }
}
