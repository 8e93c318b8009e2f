import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export type QueueFigures = { name: string; waiting: number; failed: number; age: number }

/** Per queue: jobs that are due or running, failed jobs, and the age in seconds of the oldest due one. */
export async function listQueueFigures(db: Database): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    select name,
      count(*) filter (where state in ('created', 'retry', 'active') and start_after <= now())::int as waiting,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(start_after) filter (
        where state in ('created', 'retry') and start_after <= now())), 0)::float8 as age
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%'
    group by name`.execute(db)
  return rows
}

export type ShopFigures = {
  orders_of_hour: number
  paid_of_hour: number
  proofs_waiting: number
  payments_open: number
  payments_in_trouble: number
  refunds_waiting: number
  /** In seconds; since the shop began if there was none. */
  backup_age: number
  late_jobs: number
  writable: number
}

/** The activity of the shop; each query uses an index, however large the tables. */
export async function readShopFigures(db: Database): Promise<ShopFigures> {
  const { rows } = await sql<ShopFigures>`
    select
      (select count(*)::int from orders where created_at > now() - interval '1 hour') as orders_of_hour,
      (select count(*)::int from orders
        where created_at > now() - interval '3 days' and paid_at > now() - interval '1 hour') as paid_of_hour,
      (select count(*)::int from orders
        where proof_uploaded_at is not null and status = 'pending' and payment_status = 'unpaid'
          and proof_settled_at is null) as proofs_waiting,
      (select count(*)::int from payment_sessions where status = 'open') as payments_open,
      (select count(*)::int from payment_events
        where trouble is not null and received_at > now() - interval '1 day') as payments_in_trouble,
      (select count(*)::int from payment_refunds where sent_at is null) as refunds_waiting,
      (select extract(epoch from now() - coalesce(max(last_at), (select min(applied_at) from migrations)))::float8
        from scheduled_jobs where name = 'backup') as backup_age,
      (select count(*)::int from scheduled_jobs
        where last_at < now() - make_interval(secs => late_after_seconds)) as late_jobs,
      (current_setting('transaction_read_only') = 'off')::int as writable`.execute(db)
  return rows[0] as ShopFigures
}
