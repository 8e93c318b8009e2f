import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { inject } from 'vitest'
import { startEmbedded } from '../database/embedded/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { freezeDatabase } from './freeze.ts'

/** A PostgreSQL for one test file, which can be frozen, stopped and disconnected. */
export type OwnDatabase = {
  url: string
  dataDir: string
  /** Stops all its processes; connections stay open. */
  freeze: () => Promise<void>
  thaw: () => void
  stop: () => Promise<void>
}

export async function startOwnDatabase(): Promise<OwnDatabase> {
  const dataDir = await mkdtemp(join(inject('testFolder'), 'own-database-'))
  const server = await startEmbedded({ dataDir, isDurable: false })
  await migrate(server.url)
  let melt = () => {}
  const thaw = () => melt()
  return {
    url: server.url,
    dataDir,
    async freeze() {
      melt = await freezeDatabase(dataDir)
    },
    thaw,
    async stop() {
      thaw()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The network between a shop and its database. */
export type Wire = {
  url: string
  /** Drops everything in both directions, without closing either end. */
  cut: () => void
  /** Delays everything in each direction. */
  slow: (milliseconds: number) => void
  mend: () => void
  stop: () => void
}

export async function layWire(databaseUrl: string): Promise<Wire> {
  const { hostname, port } = new URL(databaseUrl)
  const pairs = new Set<[Socket, Socket]>()
  const lost = new Set<Socket>()
  let isCut = false
  let delay = 0
  const due = new WeakMap<Socket, number>()
  const server = createServer((near) => {
    if (isCut) near.pause()
    const far = connect(Number(port), hostname)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [one, other] of [pair, pair.toReversed() as [Socket, Socket]]) {
      one.on('error', () => {})
      one.on('data', (bytes) => {
        // Keep the order of what was sent before.
        const now = performance.now()
        const at = Math.max(now + delay, due.get(one) ?? 0)
        due.set(one, at)
        const wait = at - now
        if (wait > 0) setTimeout(() => !isCut && other.write(bytes), Math.ceil(wait))
        else if (!isCut) other.write(bytes)
      })
      one.on('close', () => {
        pairs.delete(pair)
        if (isCut) lost.add(other)
        else other.destroy()
      })
    }
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const url = new URL(databaseUrl)
  url.port = `${(server.address() as AddressInfo).port}`
  // A Unix socket would bypass the simulated network.
  url.searchParams.delete('host')
  return {
    url: url.href,
    cut: () => {
      isCut = true
    },
    slow: (milliseconds) => {
      delay = milliseconds
    },
    /**
     * Restores the network. Dropped data stays lost, so existing connections remain unusable. A server learns now that the
     * other end has gone: one that waits for a password would otherwise delay `drop tablespace` for a minute.
     */
    mend: () => {
      isCut = false
      for (const one of lost) one.destroy()
      lost.clear()
    },
    stop() {
      server.close()
      for (const one of [...lost, ...[...pairs].flat()]) one.destroy()
    },
  }
}
