import cluster from 'node:cluster'
import { createServer, type ListenOptions, type Server } from 'node:net'
import type { Config } from '../config.ts'

export class PortUnavailable extends Error {}

type Place = Pick<Config, 'port' | 'host'>

/** So many connections may wait at each door; a browser tries one more again after a second, then after three, then seven. */
const backlog = 4096
/** Node takes one connection from each in a turn of its loop, and a busy process has a hundred turns a second. */
const doors = process.platform === 'linux' && !cluster.isWorker ? 128 : 1

/** Opens the place to a server by several doors; answers those that the server does not know. Throws `PortUnavailable`. */
export async function listen(server: Server, place: Place): Promise<Server[]> {
  if (doors === 1) return open(server, place).then(() => [])
  // By the same port others could come in as well: one that is taken shows only before.
  await requireFreePort(place)
  const beside = Array.from({ length: doors - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  )
  await Promise.all([server, ...beside].map((door) => open(door, place, { reusePort: true })))
  return beside
}

function open(server: Server, { port, host }: Place, options: ListenOptions = {}): Promise<void> {
  return new Promise((settle, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      const reason = isTaken ? 'is taken by another program' : `cannot be opened on ${host} (${error.code})`
      fail(new PortUnavailable(`Port ${port} ${reason}. The setting PORT chooses another one.`))
    })
    server.listen({ port, host, backlog, ...options }, settle)
  })
}

/** Throws `PortUnavailable`. */
export async function requireFreePort(place: Place): Promise<void> {
  const probe = createServer()
  await open(probe, place)
  await new Promise((settle) => probe.close(settle))
}
