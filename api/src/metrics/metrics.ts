import type pg from 'pg'
import { Counter, Gauge, Registry } from 'prom-client'
import { type Payments, ProviderUnavailable } from '../adapters/payments/port.ts'
import type { PublicAnswers } from '../http/public-answers.ts'
import { roomOn } from './disk.ts'
import { RequestTimes } from './request-times.ts'

type Source = { pool: pg.Pool; publicAnswers: PublicAnswers; dataDir: string }

/**
 * The metrics of one process. Labels are routes of the code, methods, status classes and outcomes; user input and identities
 * never become labels.
 */
export function createMetrics({ pool, publicAnswers, dataDir }: Source) {
  const registry = new Registry()
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })

  gauge('fitout_database_connections', 'Connections to the database that the pool has open', () => pool.totalCount)
  gauge('fitout_database_connections_idle', 'Connections of the pool that nothing uses', () => pool.idleCount)
  gauge('fitout_database_waiting', 'Queries that wait for a connection', () => pool.waitingCount)
  gauge('fitout_cache_bytes', 'Public answers kept in memory, in bytes', () => publicAnswers.figures.bytes)
  gauge('fitout_cache_entries', 'Public answers kept in memory', () => publicAnswers.figures.entries)
  const cacheLookups = new Counter({
    name: 'fitout_cache_lookups_total',
    help: 'Reads that were, or were not, answered from memory',
    labelNames: ['result'],
    registers,
    collect() {
      const { hits, misses } = publicAnswers.figures
      this.reset()
      this.inc({ result: 'hit' }, hits)
      this.inc({ result: 'miss' }, misses)
    },
  })
  const size = new Gauge({ name: 'fitout_disk_bytes', help: 'Of the disk of the data folder', registers })
  const free: Gauge = new Gauge({
    name: 'fitout_disk_free_bytes',
    help: 'Free on the disk of the data folder',
    registers,
    async collect() {
      const room = await roomOn(dataDir)
      if (!room) return
      free.set(room.free_bytes)
      size.set(room.total_bytes)
    },
  })
  // Counted by hand: the library looks its labels up at each step, and every request takes two.
  const requests = { running: 0 }
  gauge('fitout_http_requests_running', 'Requests being answered', () => requests.running)
  const sent = (name: string, help: string) => new Counter({ name, help, labelNames: ['result'], registers })
  return {
    registry,
    requestTimes: new RequestTimes(registers),
    requests,
    mails: sent('fitout_mails_total', 'Mails handed to the mail server, or refused by it'),
    cacheLookups,
    texts: sent('fitout_texts_total', 'Text messages handed to the gateway, or refused by it'),
    payments: sent('fitout_payment_calls_total', 'Calls that the payment provider answered, or did not'),
    clockJumps: new Counter({
      name: 'fitout_clock_jumps_total',
      help: 'Jumps of the clock of the database',
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

type Sender<Message> = { send: (message: Message) => Promise<void> }

/** Wraps a sender to count the outcomes of its messages. */
export function counted<Message>(counter: Counter<'result'>, { send }: Sender<Message>): Sender<Message> {
  counter.inc({ result: 'sent' }, 0)
  counter.inc({ result: 'failed' }, 0)
  return {
    async send(message) {
      try {
        await send(message)
        counter.inc({ result: 'sent' })
      } catch (error) {
        counter.inc({ result: 'failed' })
        throw error
      }
    },
  }
}

/** Wraps a provider to count whether it answers. A refusal is an answer. */
export function countedProvider(counter: Counter<'result'>, payments: Payments): Payments {
  counter.inc({ result: 'sent' }, 0)
  counter.inc({ result: 'failed' }, 0)
  const count =
    <Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      let result = 'sent'
      try {
        return await call(...given)
      } catch (error) {
        if (error instanceof ProviderUnavailable) result = 'failed'
        throw error
      } finally {
        counter.inc({ result })
      }
    }
  return {
    ...payments,
    openCustomer: count(payments.openCustomer),
    openSession: count(payments.openSession),
    askSession: count(payments.askSession),
    endSession: count(payments.endSession),
    forgetCard: count(payments.forgetCard),
    refund: count(payments.refund),
  }
}
