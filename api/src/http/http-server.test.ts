import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { freePort } from '../testing/free-port.ts'
import { type HttpServer, startHttpServer } from './http-server.ts'
import { PortUnavailable } from './listen.ts'

let server: HttpServer | undefined

afterEach(() => server?.stop(0))

async function open() {
  const port = await freePort()
  server = await startHttpServer(readConfig({ PORT: `${port}` }))
  return { ...server, port, url: `http://127.0.0.1:${port}` }
}

const soon = () => performance.now() + 5000

test('before it is opened it is alive, and asks all clients to retry', async () => {
  const { url } = await open()
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  const answer = await fetch(`${url}/en`, { headers: { 'Accept-Language': 'en' } })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('2')
  expect(answer.headers.get('Content-Type')).toContain('application/problem+json')
})

test('reports a taken port', async () => {
  const { port } = await open()
  await expect(startHttpServer(readConfig({ PORT: `${port}` }))).rejects.toThrow(PortUnavailable)
})

test('a stop lets running requests finish and accepts no new ones', async () => {
  const { open: openTo, stop, url } = await open()
  const entered = Promise.withResolvers<void>()
  openTo(async () => {
    entered.resolve()
    await pause(600)
    return new Response('done')
  })
  const running = fetch(url)
  await entered.promise
  const stopping = stop(soon())
  await pause(50)
  await expect(fetch(url)).rejects.toThrow()
  expect(await (await running).text()).toBe('done')
  await stopping
})

test('accepts many new connections in one turn of the event loop, and a stop ends them all', async () => {
  const { open: openTo, stop, server: listening, port, url } = await open()
  openTo(() => new Response('done'))
  let taken = 0
  listening.on('connection', () => (taken += 1))
  const newcomers: Socket[] = []
  const mostInTurn = async () => {
    newcomers.push(...Array.from({ length: 40 }, () => connect(port, '127.0.0.1')))
    let most = 0
    for (let turn = 0; turn < 100; turn += 1) {
      const before = taken
      await nextTurn()
      most = Math.max(most, taken - before)
    }
    return most
  }
  await expect.poll(mostInTurn, { timeout: 10_000, interval: 500 }).toBeGreaterThan(8)
  expect(await (await fetch(url)).text()).toBe('done')
  await stop(performance.now() + 300)
  await expect(fetch(url)).rejects.toThrow()
  expect(newcomers.filter(({ readyState }) => readyState === 'open')).toEqual([])
})

test('an open connection is answered 503 and closed while the server stops', async () => {
  const { open: openTo, stop, port } = await open()
  const entered = Promise.withResolvers<void>()
  openTo(async (asked) => {
    entered.resolve()
    if (asked.url.endsWith('/slow')) await pause(600)
    return new Response('done')
  })
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await entered.promise
  const stopping = stop(soon())
  socket.write('GET /next HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await Promise.all([stopping, once(socket, 'close')])
  expect(received).toMatch(/^HTTP\/1\.1 200/)
  expect(received.split('HTTP/1.1 200')).toHaveLength(2)
})

test('a request that never ends is cut off at the deadline', async () => {
  const { open: openTo, stop, url } = await open()
  openTo(() => new Promise(() => {}))
  const running = fetch(url).catch((error: Error) => error)
  await pause(100)
  const from = performance.now()
  await stop(performance.now() + 300)
  expect(performance.now() - from).toBeLessThan(1500)
  expect(await running).toBeInstanceOf(Error)
})

test('refuses headers over 16 KiB', async () => {
  const { open: openTo, port } = await open()
  openTo(() => new Response('done'))
  const status = await new Promise((settle) => {
    request({ port, host: '127.0.0.1', headers: { 'X-Long': 'a'.repeat(20_000) } }, (answer) =>
      settle(answer.statusCode),
    ).end()
  })
  expect(status).toBe(431)
})
