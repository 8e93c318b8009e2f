import { createServer, type Server } from 'node:net'
import type { Config } from '../config.ts'

export class PortUnavailable extends Error {}

/**
 * The backlog: connections that wait until the process accepts them. The system silently drops any beyond it, and a browser
 * retries a second later. Linux itself allows 4096 by default.
 */
export const backlog = 4096

type Place = Pick<Config, 'port' | 'host'>

export function listen(server: Server, { port, host }: Place): Promise<void> {
  return new Promise((settle, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      const reason = isTaken ? 'is taken by another program' : `cannot be opened on ${host} (${error.code})`
      fail(new PortUnavailable(`Port ${port} ${reason}. The setting PORT chooses another one.`))
    })
    server.listen({ port, host, backlog }, settle)
  })
}

/** Throws `PortUnavailable`. */
export async function requireFreePort(place: Place): Promise<void> {
  const probe = createServer()
  await listen(probe, place)
  await new Promise((settle) => probe.close(settle))
}
