import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { listQueueFigures, readShopFigures, type ShopFigures } from './metrics-queries.ts'

// However many scrapers there are, the database is queried at most once in this many milliseconds.
const freshMilliseconds = 5000

const figures: Record<keyof ShopFigures, [name: string, help: string]> = {
  orders_of_hour: ['fitout_orders_last_hour', 'Orders placed within the last hour'],
  paid_of_hour: ['fitout_orders_paid_last_hour', 'Orders of the last three days that were paid within the last hour'],
  proofs_waiting: ['fitout_proofs_waiting', 'Proofs of payment that wait for a decision'],
  payments_open: ['fitout_payments_open', 'Pages of the payment provider that are open'],
  payments_in_trouble: ['fitout_payments_in_trouble', 'Reports of payments, of the last day, that fit no order'],
  refunds_waiting: ['fitout_refunds_waiting', 'Refunds that the provider has not taken yet'],
  backup_age: ['fitout_backup_age_seconds', 'Since the last good backup, or since the shop began where there was none'],
  late_jobs: ['fitout_schedules_late', 'Repeated jobs that have not run when they should'],
  writable: ['fitout_database_writable', 'Whether the database takes writes'],
}

/** Metrics of the shop that every process reads from the database alike. Returns the function that updates them. */
export function addShopMetrics(registry: Registry, db: Database): () => Promise<void> {
  const registers = [registry]
  const up = new Gauge({ name: 'fitout_database_up', help: 'Whether the database answers', registers })
  const byQueue = (name: string, help: string) => new Gauge({ name, help, labelNames: ['queue'], registers })
  const waiting = byQueue('fitout_jobs_waiting', 'Jobs that are due or running')
  const failed = byQueue('fitout_jobs_failed', 'Jobs that were given up')
  const age = byQueue('fitout_jobs_oldest_seconds', 'How long the oldest job that is due has waited')
  const gauges = Object.entries(figures).map(([key, [name, help]]) => {
    return [key as keyof ShopFigures, new Gauge({ name, help, registers, labelNames: [] })] as const
  })
  let freshUntil = 0
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    try {
      const [queues, shop] = await Promise.all([listQueueFigures(db), readShopFigures(db)])
      for (const one of [waiting, failed, age]) one.reset()
      for (const queue of queues) {
        waiting.set({ queue: queue.name }, queue.waiting)
        failed.set({ queue: queue.name }, queue.failed)
        age.set({ queue: queue.name }, queue.age)
      }
      for (const [key, gauge] of gauges) gauge.set(shop[key])
      up.set(1)
      freshUntil = performance.now() + freshMilliseconds
    } catch {
      up.set(0)
    }
  }

  return async () => {
    if (performance.now() < freshUntil) return
    reading ??= read().finally(() => {
      reading = undefined
    })
    await reading
  }
}
