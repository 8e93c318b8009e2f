import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inClients } from './clients.ts'
import type { Asked, LoadAnswer, LoadWork } from './load-client.ts'

/** 32 connections in all, from several processes: a single one would be the bottleneck of the measurement. */
const processes = 4
const connectionsOfEach = 8
export const connections = processes * connectionsOfEach
const seconds = 4

export type { Asked }
export type Load = { perSecond: number; failed: number }

/**
 * Answers per second, after a second of warming up. Requests are repeated in a loop, or made only once so that no cached answer
 * can serve. Anything but 2xx counts as failed; an exhausted list fails the measurement.
 */
export async function answersPerSecond(
  origin: string,
  asked: Asked[],
  { isOnce = false }: { isOnce?: boolean } = {},
): Promise<Load> {
  const works = Array.from({ length: processes }, (_, at): LoadWork => {
    // Each process has its own part of the requests made only once.
    const own = isOnce ? asked.filter((_one, index) => index % processes === at) : asked
    return { origin, asked: own, isOnce, connections: connectionsOfEach, seconds }
  })
  const answers = await inClients<LoadWork, LoadAnswer>('load-client.ts', works)
  if (answers.some((one) => one.isUsedUp)) throw new Error(`${asked[0]?.path}: too few addresses to ask each only once`)
  return {
    perSecond: answers.reduce((sum, one) => sum + one.perSecond, 0),
    failed: answers.reduce((sum, one) => sum + one.failed, 0),
  }
}

/** The capacity of the machine at this moment: a bare server that sends the same bytes with the same headers. */
export async function bareAnswersPerSecond(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
  const body = Buffer.from(await response.arrayBuffer())
  const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'])
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !hopByHop.has(name)))
  const folder = await mkdtemp(join(tmpdir(), 'fitout-bench-'))
  await writeFile(join(folder, 'body'), body)
  try {
    return await yardstickPerSecond('bare-server.ts', '/', [join(folder, 'body'), JSON.stringify(headers)])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What React Router does at this moment with a plain page of 20 cards. */
export function plainPagesPerSecond(): Promise<number> {
  return yardstickPerSecond('plain-page.ts', '/tables')
}

async function yardstickPerSecond(file: string, path: string, args: string[] = []): Promise<number> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = fork(join(import.meta.dirname, file), args, { env })
  try {
    const port = await new Promise<number>((settle, reject) => {
      child.once('message', (message) => settle((message as { port: number }).port))
      child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
    })
    const { perSecond, failed } = await answersPerSecond(`http://127.0.0.1:${port}`, [{ path }])
    if (failed > 0) throw new Error(`${file}: ${failed} of its answers failed`)
    return perSecond
  } finally {
    child.kill()
  }
}
