import { fork, type SendHandle } from 'node:child_process'
import cluster from 'node:cluster'
import type { Server as HttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { backlog } from './listen.ts'

const times = 48

/**
 * Node accepts one new connection per listening socket in each turn of its loop. Under load a turn takes a tenth of a second,
 * so that new connections would wait for seconds before they are even rejected. The same socket, listened to several times,
 * accepts as many per turn from one queue. Node has no call for that, but a socket that another process hands back can be
 * listened to again.
 */
export async function listenManyTimes(server: HttpServer): Promise<Server[]> {
  const socket = Reflect.get(server, '_handle') as SendHandle | null | undefined
  // With several processes, the connections are handed out by the process that started them.
  if (!socket || cluster.isWorker || process.platform === 'win32') return []
  const others: Server[] = []
  const child = fork(new URL('hand-back.ts', import.meta.url), {
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise<void>((settle) => {
    child.on('error', () => settle())
    child.on('exit', () => settle())
    child.on('message', (_again, handed) => {
      const other = createServer({ allowHalfOpen: true, noDelay: true }, (line) => server.emit('connection', line))
      other.on('error', () => settle())
      other.listen(handed, backlog, () => others.push(other) === times && settle())
    })
    child.send(times, socket)
  })
  if (child.connected) child.disconnect()
  return others
}
