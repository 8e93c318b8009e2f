import pg from 'pg'

/** Connects to a database directly, even while the shop is read-only. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set default_transaction_read_only = off')
    return await work(client)
  } finally {
    await client.end()
  }
}

export const reloadSettings = (client: pg.Client) => client.query('select pg_reload_conf()')
