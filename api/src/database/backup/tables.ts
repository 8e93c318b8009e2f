import type pg from 'pg'

/** A table of a backup. */
export type CopiedTable = { schema: string; name: string; columns: string[]; where?: string }

// Filled by the migrations themselves, or specific to one server: transaction numbers mean nothing elsewhere.
const notCopied = new Set(['migrations', 'catalogue_changes', 'catalogue_product_changes', 'catalogue_word_changes'])

/** Finished jobs too: they prove that a mail was sent. The shop creates queues and schedules itself. */
const ownJobs = String.raw`name not like '\_\_pgboss%'`

/** What a backup copies: every table of the shop, without generated columns, and its jobs. */
export async function listCopiedTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.atttypid <> 'xid8'::regtype
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = 'job'))
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by 1, 2 order by 1 desc, 2`)
  return rows
    .filter(({ name }) => !notCopied.has(name))
    .map((table) => (table.schema === 'pgboss' ? { ...table, where: ownJobs } : table))
}

export function quotedName(client: pg.ClientBase, { schema, name }: Pick<CopiedTable, 'schema' | 'name'>): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
}

export function quotedColumns(client: pg.ClientBase, { columns }: CopiedTable): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ')
}

/** Settings that make values look the same on every server. */
export const portableValues = `
  set timezone to 'UTC'; set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set extra_float_digits to 1;
  set client_encoding to 'UTF8'; set statement_timeout to 0; set lock_timeout to '60s';
  set idle_in_transaction_session_timeout to 0`
