import type { ServerResponse } from 'node:http'
import type { Config } from '../config.ts'
import { AppError } from './app-error.ts'
import { type Bindings, sourceOf } from './source.ts'

/** Files being sent at the same time. Documented in docs/limits.md. */
export const streamLimits = { ofSource: 32, waitingOfSource: 64, waitSeconds: 5, inProcess: 512 }

type Line = { open: number; waiting: Set<() => void> }

/**
 * Counts the files being sent, since a slow reader keeps one open. A source at its limit waits for its own to end; other
 * sources are not affected.
 */
export function createOpenStreams(limits = streamLimits) {
  const lines = new Map<string, Line>()
  let open = 0

  function leave(source: string, line: Line): void {
    const [next] = line.waiting
    if (next) return next()
    open -= 1
    line.open -= 1
    if (line.open === 0) lines.delete(source)
  }

  /** Throws `rate-limited`. */
  async function waitIn(line: Line): Promise<void> {
    const refused = new AppError('rate-limited', { retryAfterSeconds: limits.waitSeconds })
    if (line.waiting.size >= limits.waitingOfSource) throw refused
    await new Promise<void>((enter, refuse) => {
      const timer = setTimeout(() => {
        line.waiting.delete(come)
        refuse(refused)
      }, limits.waitSeconds * 1000)
      const come = () => {
        clearTimeout(timer)
        line.waiting.delete(come)
        enter()
      }
      line.waiting.add(come)
    })
  }

  return {
    get open() {
      return open
    },

    /** Counts a file until its connection is done with it. Throws `rate-limited` or `service-busy`. */
    async enter(source: string, outgoing: ServerResponse): Promise<void> {
      const line = lines.get(source) ?? { open: 0, waiting: new Set() }
      if (line.open >= limits.ofSource) await waitIn(line)
      else {
        if (open >= limits.inProcess) throw new AppError('service-busy', { retryAfterSeconds: limits.waitSeconds })
        lines.set(source, line)
        line.open += 1
        open += 1
      }
      if (outgoing.closed || outgoing.destroyed) leave(source, line)
      else outgoing.once('close', () => leave(source, line))
    },
  }
}

export type OpenStreams = ReturnType<typeof createOpenStreams>

type StreamContext = { config: Pick<Config, 'trustProxy'>; openStreams: OpenStreams }

/** Counts an answer among the files being sent. Throws `rate-limited` or `service-busy`. */
export async function countStream(context: StreamContext, request: Request, { outgoing, ...bindings }: Bindings) {
  if (bindings.internal || !outgoing || request.method === 'HEAD') return
  await context.openStreams.enter(sourceOf(request, bindings, context.config.trustProxy), outgoing)
}
