import type pg from 'pg'
import { ArchiveFault } from './archive-fault.ts'

/** Drops everything if `replaces`. Throws if the database is in use, or is not empty and may not be replaced. */
export async function clearDatabase(client: pg.Client, replaces: boolean): Promise<void> {
  const { rows: others } = await client.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and application_name like 'fitout%'`,
  )
  if (others.length > 0) throw new ArchiveFault('A shop is running on this database: stop it first.')
  const { rows } = await client.query(
    `select from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
     and relkind in ('r', 'p') limit 1`,
  )
  if (rows.length === 0) return
  if (!replaces) {
    throw new ArchiveFault('The database is not empty. With --replace all that is in it is dropped first.')
  }
  await client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public')
}
