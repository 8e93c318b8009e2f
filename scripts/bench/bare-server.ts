import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The yardstick: a bare `node:http` server that answers every request with the same bytes and headers. */
const [bodyFile = '', headersJson = '{}'] = process.argv.slice(2)
const body = readFileSync(bodyFile)
const headers = { ...(JSON.parse(headersJson) as Record<string, string>), 'Content-Length': String(body.length) }

const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
})
process.on('disconnect', () => process.exit())
