import { execFile } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { streamLimits } from '../../http/open-streams.ts'
import { type ApiProcess, startApiProcess } from '../../testing/api-process.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

const megabyte = 1024 * 1024
const size = 95 * megabyte
const name = '0198f000-0000-7000-8000-0000000000f1.webm'
const film = `/media/videos/${name}`

let shop: TestShop
let api: ApiProcess
const sockets: Socket[] = []

beforeAll(async () => {
  shop = await openTestShop()
  await shop.context.storage.put(`media/videos/${name}`, Buffer.alloc(size, 7), 'video/webm')
  api = await startApiProcess(shop, { trustProxy: 1 })
  // Warm-up: memory for the first responses is not caused by films.
  for (let count = 0; count < 2; count += 1) await (await ask('10.0.0.1')).body?.pipeTo(new WritableStream())
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await api.stop()
  await shop.stop()
})

const ask = (source: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  api.request(film, { ...init, headers: { 'X-Forwarded-For': source, ...headers } })

/** Requests the whole film and reads no more than the first chunk. */
async function openIdleReader(source: string): Promise<Socket> {
  const { hostname, port } = new URL(/^http:\S+/m.exec(api.output())?.[0] ?? '')
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  socket.write(`GET ${film} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${source}\r\nRange: bytes=0-\r\n\r\n`)
  await new Promise<void>((settle, fail) => socket.once('readable', settle).once('error', fail))
  return socket
}

async function megabytesInUse(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(api.pid)])
  return Number(stdout) / 1024
}

const openFiles = async () => {
  const { stdout } = await promisify(execFile)('sh', ['-c', `ls -l /proc/${api.pid}/fd | grep -c ${name} || true`])
  return Number(stdout)
}

describe('a film of 95 MB', () => {
  test('uses almost no memory for 24 idle readers, and none once they have disconnected', async () => {
    const before = await megabytesInUse()
    await Promise.all(Array.from({ length: 24 }, () => openIdleReader('10.0.0.2')))
    await pause(1000)
    const grown = (await megabytesInUse()) - before
    expect(grown).toBeLessThan(60)
    if (process.platform === 'linux') expect(await openFiles()).toBe(24)
    for (const socket of sockets.splice(0)) socket.destroy()
    if (process.platform === 'linux') await expect.poll(openFiles).toBe(0)
  })

  test('is served whole, and in the ranges that players request', async () => {
    const whole = await ask('10.0.0.3')
    expect([whole.status, whole.headers.get('Content-Length'), whole.headers.get('Accept-Ranges')]).toEqual([
      200,
      String(size),
      'bytes',
    ])
    let read = 0
    if (whole.body) for await (const piece of whole.body) read += piece.byteLength
    expect(read).toBe(size)
    const part = await ask('10.0.0.3', { Range: `bytes=${size - 70_000}-` })
    expect([part.status, part.headers.get('Content-Range')]).toEqual([
      206,
      `bytes ${size - 70_000}-${size - 1}/${size}`,
    ])
    expect((await part.arrayBuffer()).byteLength).toBe(70_000)
  })

  test('is not sent again to a client that has it, and a range only for an unchanged file', async () => {
    const { headers } = await ask('10.0.0.3', {}, { method: 'HEAD' })
    const [tag, changed] = [headers.get('ETag') ?? '', headers.get('Last-Modified') ?? '']
    expect([headers.get('Content-Length'), tag !== '', Number.isNaN(Date.parse(changed))]).toEqual([
      String(size),
      true,
      false,
    ])
    const statusOf = async (asked: Record<string, string>) => {
      const answer = await ask('10.0.0.3', asked)
      await answer.body?.cancel()
      return answer.status
    }
    expect(await statusOf({ 'If-None-Match': `"other", W/${tag}` })).toBe(304)
    expect(await statusOf({ 'If-None-Match': '"other"', 'If-Modified-Since': changed })).toBe(200)
    expect(await statusOf({ 'If-Modified-Since': changed })).toBe(304)
    const range = { Range: 'bytes=0-9' }
    expect(await statusOf({ ...range, 'If-Range': tag })).toBe(206)
    expect(await statusOf({ ...range, 'If-Range': changed })).toBe(206)
    expect(await statusOf({ ...range, 'If-Range': '"other"' })).toBe(200)
    expect(await statusOf({ Range: 'bytes=9-0' })).toBe(200)
    expect(await statusOf({ Range: `bytes=${size}-` })).toBe(416)
    expect(await statusOf({ Range: 'bytes=-0' })).toBe(416)
  })

  test('is limited in concurrent responses per source; other sources are served meanwhile', async () => {
    const readers = await Promise.all(Array.from({ length: streamLimits.ofSource }, () => openIdleReader('10.0.0.4')))
    const from = Date.now()
    const waiting = ask('10.0.0.4', { Range: 'bytes=0-9', 'X-Locale': 'cn' })
    expect((await ask('10.0.0.5', { Range: 'bytes=0-9' })).status).toBe(206)
    const refused = await waiting
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(streamLimits.waitSeconds)])
    expect(await refused.json()).toMatchObject({ message: '操作过于频繁，请稍等片刻再试。' })
    expect(Date.now() - from).toBeGreaterThan(streamLimits.waitSeconds * 1000 - 100)
    const next = ask('10.0.0.4', { Range: 'bytes=0-9' })
    readers[0]?.destroy()
    expect((await next).status).toBe(206)
  }, 30_000)
})
