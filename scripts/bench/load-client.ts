import autocannon from 'autocannon'
import { serveWork } from './clients.ts'

export type Asked = { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string }

export type LoadWork = { origin: string; asked: Asked[]; isOnce: boolean; connections: number; seconds: number }
export type LoadAnswer = { perSecond: number; failed: number; isUsedUp: boolean }

/** One client process: warms up, and starts requests when all are warm. */
serveWork<LoadWork, LoadAnswer>(async ({ origin, asked, isOnce, connections, seconds }, allAreReady) => {
  let count = 0
  const setupRequest = (prepared: object) => {
    const next = asked[count % asked.length]
    count += 1
    return { ...prepared, ...next }
  }
  const run = (duration: number) => autocannon({ url: origin, connections, duration, requests: [{ setupRequest }] })
  await run(1)
  await allAreReady()
  const result = await run(seconds)
  return {
    perSecond: result['2xx'] / result.duration,
    failed: result.non2xx + result.errors,
    isUsedUp: isOnce && count > asked.length,
  }
})
