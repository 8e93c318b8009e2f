import type pg from 'pg'

const oldest = 16

type Server = {
  /** As PostgreSQL reports it: `17.5 (Debian 17.5-1)`. */
  version: string
  encoding: string
  /** No shop has ever used this database. */
  isNew: boolean
}

/** Returns why a shop cannot run on this database, and how to fix it; undefined if it can. */
export async function misfitOf(client: pg.Client): Promise<{ wrong: string; mend: string } | undefined> {
  const { rows } = await client.query<Server>(
    `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
      to_regclass('migrations') is null as "isNew"`,
  )
  return rows[0] && judge(rows[0])
}

export function judge({ version, encoding, isNew }: Server): { wrong: string; mend: string } | undefined {
  if (Number.parseInt(version, 10) < oldest) {
    const wrong = `The database is PostgreSQL ${version.split(' ')[0]}, and the shop needs 16, 17 or 18.`
    return { wrong, mend: 'Bring its data to a newer server: docs/operations/hosts.md says from where.' }
  }
  // A database already in use by a shop is not refused for this.
  if (encoding !== 'UTF8' && isNew) {
    const wrong = `The database keeps text as ${encoding}, and the shop writes Chinese.`
    return { wrong, mend: `Make another: create database fitout owner fitout template template0 encoding 'UTF8'.` }
  }
  return undefined
}
