import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig, serverTimeLimits } from '../config.ts'
import { freePort } from '../testing/free-port.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { openGuest } from '../testing/visitors.ts'
import { type HttpServer, startHttpServer } from './http-server.ts'
import { timeLimits } from './time-limits.ts'

let shop: TestShop
let http: HttpServer
let port: number
let token: string

beforeAll(async () => {
  shop = await openTestShop()
  token = (await openGuest(shop)).token
  port = await freePort()
  http = await startHttpServer(readConfig({ PORT: `${port}` }))
  http.open((request, bindings) => shop.app.fetch(request, bindings))
})
afterAll(async () => {
  await http.stop(0)
  await shop.stop()
})

/** A raw connection that records what it received and how long it was open. */
function openLine() {
  const socket = connect(port, '127.0.0.1')
  const openedAt = performance.now()
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  const ended = new Promise<{ received: string; seconds: number }>((settle) => {
    socket.on('error', () => {})
    socket.on('close', () => settle({ received, seconds: (performance.now() - openedAt) / 1000 }))
  })
  return {
    send: (bytes: string | Uint8Array) => socket.destroyed || socket.write(bytes),
    ended,
    end: () => socket.end(),
  }
}

type Line = ReturnType<typeof openLine>

/** Sends the bytes in equal pieces, with a pause before each. */
async function sendSlowly(line: Line, bytes: Uint8Array, pieces: number, milliseconds: number) {
  const size = Math.ceil(bytes.length / pieces)
  for (let at = 0; at < bytes.length; at += size) {
    await pause(milliseconds)
    line.send(bytes.subarray(at, at + size))
  }
}

const head = (path: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Locale: en\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n${more}\r\n\r\n`

async function picture(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const file = await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#777', noise } })
    .png()
    .toBuffer()
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n'
  return Buffer.concat([Buffer.from(part), file, Buffer.from('\r\n--x--\r\n')])
}

const upload = (length: number) =>
  head('/api/files', `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}`)
const longer = serverTimeLimits.silence.seconds + 8

describe.concurrent('time limits measure silence, not slowness', () => {
  test('a picture over a slow line arrives, though it takes longer than the limits for a call and for a silence', async () => {
    const body = await picture()
    expect(body.length).toBeGreaterThan(1_600_000)
    expect(longer * 1000).toBeGreaterThan(timeLimits.request)
    const line = openLine()
    line.send(upload(body.length))
    await sendSlowly(line, body, 14, (longer * 1000) / 14)
    const { received, seconds } = await line.ended
    expect(received).toMatch(/^HTTP\/1\.1 200/)
    expect(seconds).toBeGreaterThan(longer)
  }, 60_000)

  test('a body that goes silent ends with 408 and a reason, and leaves nothing behind', async () => {
    const body = await picture()
    const line = openLine()
    line.send(upload(body.length))
    line.send(body.subarray(0, 100_000))
    const { received, seconds } = await line.ended
    expect(received).toMatch(/^HTTP\/1\.1 408/)
    expect(received).toContain('request-too-slow')
    expect(received).toContain('Nothing reached us for too long')
    expect(seconds).toBeGreaterThan(serverTimeLimits.silence.seconds - 1)
    expect(seconds).toBeLessThan(serverTimeLimits.silence.seconds + 5)
  }, 60_000)

  test.each([
    ['of a file', () => upload(1_000_000)],
    ['of JSON', () => head('/api/enquiries', 'Content-Type: application/json\r\nContent-Length: 50000')],
  ])(
    'dripping bytes %s are cut off as soon as a silence would be',
    async (_, start) => {
      const line = openLine()
      line.send(start())
      const part = Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n')
      line.send(part)
      const dripping = sendSlowly(line, Buffer.alloc(longer, 0x20), longer, 1000)
      const { received, seconds } = await line.ended
      expect(received).toMatch(/^HTTP\/1\.1 408/)
      expect(seconds).toBeLessThan(serverTimeLimits.silence.seconds + 5)
      await dripping
    },
    60_000,
  )

  test('dripping headers are cut off at their time limit, whatever still arrives', async () => {
    const line = openLine()
    const dripping = sendSlowly(line, Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n'.padEnd(40, 'a')), 40, 500)
    const { received, seconds } = await line.ended
    expect(received).toMatch(/^HTTP\/1\.1 408/)
    expect(seconds).toBeGreaterThan(serverTimeLimits.headers.seconds - 1)
    expect(seconds).toBeLessThan(serverTimeLimits.headers.seconds + 5)
    await dripping
  }, 60_000)

  test('an unread body ends with the answer', async () => {
    const line = openLine()
    line.send('GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n')
    const dripping = sendSlowly(line, Buffer.alloc(8, 0x20), 8, 500)
    const { received, seconds } = await line.ended
    expect(received).toMatch(/^HTTP\/1\.1 200/)
    expect(seconds).toBeLessThan(4)
    await dripping
  }, 60_000)
})

test('an aborted upload leaves nothing behind', async () => {
  const line = openLine()
  line.send(upload(1_000_000))
  line.send('--x\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\nabc')
  await pause(300)
  line.end()
  const incoming = join(shop.context.config.dataDir, 'storage', '.incoming')
  await expect.poll(() => readdir(incoming)).toEqual([])
})
