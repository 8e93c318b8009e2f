import cluster, { type Worker } from 'node:cluster'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../../api/src/config.ts'
import { createProcessMeasures } from '../../api/src/metrics/process-measures.ts'
import { servePort } from '../../api/src/metrics/serve-port.ts'
import type { Measures } from '../../api/src/siblings.ts'
import { PlainError, type Running } from '../lifetime.ts'
import { note } from '../progress.ts'

import type { FromPart, Prepared, ToPart } from './messages.ts'

// A process that has not answered by then is left out of the metrics.
const measureMilliseconds = 2000
const longMilliseconds = 10_000
const longestWaitMilliseconds = 30_000
// Beyond what a process allows itself for a stop.
const graceMilliseconds = 15_000

type Place = { name: string; worker: Worker; startedAt: number; isOpen: boolean; falls: number }

export type Processes = Running & {
  /** Starts the processes once the database is ready. Resolves when all that serve visitors are open. */
  begin: (prepared: Prepared) => Promise<void>
}

/** Runs processes that share the shop's port, and one for its jobs. Restarts a process that crashes. */
export async function startProcesses(config: Config): Promise<Processes> {
  const web = Array.from({ length: config.webProcesses }, (_, index) => `web-${index + 1}`)
  const places = new Map<string, Place>()
  const waiting = new Map<number, { measures: Measures[]; missing: Set<string>; settle: () => void }>()
  const opened = Promise.withResolvers<void>()
  const measures = createProcessMeasures()
  let prepared: Prepared | undefined
  let isStopping = false
  let areAllOpen = false
  let lastAsked = 0

  const running = () => [...places.values()].filter(({ worker }) => !worker.isDead())
  function sendTo({ worker }: Place, message: ToPart): void {
    if (worker.isConnected()) worker.send(message, () => undefined)
  }

  function start(name: string, falls: number): void {
    const worker = cluster.fork({ SHOP_PART: name, SHOP_PART_BEGINS: areAllOpen ? 'anew' : 'first' })
    const place: Place = { name, worker, startedAt: performance.now(), isOpen: false, falls }
    places.set(name, place)
    if (prepared) sendTo(place, { kind: 'prepared', prepared })
    worker.on('message', (message: FromPart) => hear(place, message))
    worker.on('error', () => undefined)
    worker.on('exit', (code, signal) => void replace(place, signal || `code ${code}`))
  }

  async function replace({ name, startedAt, falls }: Place, end: string): Promise<void> {
    for (const { missing, settle } of waiting.values()) if (missing.delete(name) && missing.size === 0) settle()
    const place = places.get(name)
    if (place) place.isOpen = false
    if (isStopping) return
    if (!areAllOpen) return opened.reject(new PlainError(`The process ${name} ended before it was open (${end}).`))
    const again = performance.now() - startedAt < longMilliseconds ? falls + 1 : 0
    note(`${name} has ended (${end}); it is restarted`)
    measures.restarts.inc()
    if (again > 0) await pause(Math.min(1000 * 2 ** (again - 1), longestWaitMilliseconds), undefined, { ref: false })
    if (!isStopping) start(name, again)
  }

  function hear(place: Place, message: FromPart): void {
    if (message.kind === 'open') {
      place.isOpen = true
      if (areAllOpen) sendTo(place, { kind: 'all-open' })
      else if ([...places.values()].every(({ isOpen }) => isOpen)) {
        areAllOpen = true
        for (const one of places.values()) sendTo(one, { kind: 'all-open' })
        // Visitors do not wait for it, nor for the core that its start occupies.
        if (config.jobs === 'here' && !isStopping) start('jobs', 0)
        opened.resolve()
      }
    } else if (message.kind === 'counts') {
      for (const one of running()) if (one !== place) sendTo(one, message)
    } else if (message.kind === 'ask-all') {
      void measureAll().then((text) => sendTo(place, { kind: 'all', id: message.id, text }))
    } else {
      const asked = waiting.get(message.id)
      asked?.measures.push(message.measures)
      if (asked?.missing.delete(place.name) && asked.missing.size === 0) asked.settle()
    }
  }

  async function measureAll(): Promise<string> {
    lastAsked += 1
    const id = lastAsked
    const answers: Measures[] = []
    const asked = running().filter(({ isOpen }) => isOpen)
    const all = new Promise<void>((settle) => {
      waiting.set(id, { measures: answers, missing: new Set(asked.map(({ name }) => name)), settle })
      if (asked.length === 0) settle()
    })
    for (const place of asked) sendTo(place, { kind: 'ask', id })
    await Promise.race([all, pause(measureMilliseconds, undefined, { ref: false })])
    waiting.delete(id)
    return measures.join(asked.length, answers)
  }

  cluster.setupPrimary({ exec: join(import.meta.dirname, '..', 'serve-part.ts'), args: [] })
  const metrics = await servePort(config, measureAll)
  for (const name of web) start(name, 0)
  opened.promise.catch(() => undefined)

  const signalAll = (signal: 'SIGTERM' | 'SIGKILL') => {
    for (const { worker } of running()) worker.process.kill(signal)
  }
  return {
    begin(ready) {
      prepared = ready
      for (const place of places.values()) sendTo(place, { kind: 'prepared', prepared })
      return opened.promise
    },
    hurry: () => signalAll('SIGTERM'),
    async stop() {
      isStopping = true
      signalAll('SIGTERM')
      const killedAt = performance.now() + (config.drainSeconds + config.shutdownSeconds) * 1000 + graceMilliseconds
      while (running().length > 0) {
        if (performance.now() > killedAt) signalAll('SIGKILL')
        await pause(20)
      }
      await metrics?.stop()
    },
  }
}
