import { createStackParser, createTransport, nodeStackLineParser, ServerRuntimeClient } from '@sentry/core'
import { atMost } from '../../at-most.ts'
import type { Reports } from './port.ts'

const flushMilliseconds = 2000
const answerWithinMilliseconds = 10_000
// A repeated error adds nothing.
const reportsAMinute = 60

type Options = { dsn: string; process: string; release: string }

/** Sends errors to a Sentry-compatible service, with what the log contains of them and nothing of the request. */
export function openReports({ dsn, process, release }: Options): Reports {
  const client = new ServerRuntimeClient({
    dsn,
    release,
    serverName: process,
    platform: 'node',
    runtime: { name: 'node', version: globalThis.process.version },
    integrations: [],
    sendDefaultPii: false,
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const signal = AbortSignal.timeout(answerWithinMilliseconds)
        const sent = typeof body === 'string' ? body : new Uint8Array(body)
        const response = await fetch(options.url, { method: 'POST', body: sent, signal })
        await response.body?.cancel()
        return { statusCode: response.status }
      }),
  })
  client.init()
  const mayReport = atMost(reportsAMinute, 60_000)
  return {
    report(error, what) {
      if (mayReport()) client.captureException(error, { captureContext: { tags: { what } } } as object)
    },
    async stop() {
      await client.close(flushMilliseconds)
    },
  }
}
