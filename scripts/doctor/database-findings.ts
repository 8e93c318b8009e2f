import pg from 'pg'
import { ownMigrations, readMigrations } from '../../api/src/database/migration-files.ts'
import { misfitOf } from '../../api/src/database/server-fits.ts'
import { lateJobsColumn } from '../../api/src/jobs/schedules-queries.ts'
import { type Finding, type Patient, reasonOf } from './findings.ts'
import { connectionTo } from '../../api/src/database/hosts.ts'

const secondsApart = 30

/** Checks that the database is reachable, migrated to this release, in time and backed up, and that its jobs run. */
export async function examineDatabase(databaseUrl: string, { now }: Patient, isTrial: boolean): Promise<Finding[]> {
  const client = new pg.Client({ ...connectionTo(databaseUrl), connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
  } catch (error) {
    await client.end().catch(() => {})
    const wrong = `The database of DATABASE_URL does not let us in (${reasonOf(error)}).`
    return [
      { about: 'database', wrong, mend: 'Check host, port, user and password in DATABASE_URL, and that it runs.' },
    ]
  }
  try {
    const misfit = await misfitOf(client)
    if (misfit) return [{ about: 'database', ...misfit }]
    const asked = now().getTime()
    const { rows } = await client.query<{ at: Date }>('select now() as at')
    const seconds = Math.round(Math.abs((rows[0]?.at.getTime() ?? asked) - asked) / 1000)
    const mend = 'Let both machines keep time by NTP.'
    const wrong = `The clocks of this machine and of the database are ${seconds} seconds apart.`
    const off = seconds > secondsApart ? [{ about: 'clock', wrong, mend }] : []
    return [...off, ...(await migrations(client)), ...(await jobs(client)), ...(isTrial ? [] : await backUps(client))]
  } finally {
    await client.end()
  }
}

async function migrations(client: pg.Client): Promise<Finding[]> {
  const own = (await readMigrations(ownMigrations)).map(({ name }) => name)
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('migrations') is not null as there`)
  const ran = rows[0]?.there ? (await client.query<{ name: string }>('select name from migrations')).rows : []
  const open = own.filter((name) => !ran.some((row) => row.name === name))
  if (open.length === 0) return []
  const wrong = `The database is behind this release by ${open.length} migrations, from ${open[0]} on.`
  return [{ about: 'migrations', wrong, mend: 'Start the shop once; it brings the database up to date.' }]
}

async function hasJobs(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('scheduled_jobs') is not null as there`)
  return rows[0]?.there === true
}

async function jobs(client: pg.Client): Promise<Finding[]> {
  if (!(await hasJobs(client))) return []
  const { rows } = await client.query<{ late: string[] }>(`select ${lateJobsColumn} as late`)
  const late = rows[0]?.late ?? []
  if (late.length === 0) return []
  const wrong = `Scheduled jobs have not run when they should: ${late.join(', ')}.`
  return [
    { about: 'jobs', wrong, mend: 'Let a process of the shop run; see “Health” in the back office, and its log.' },
  ]
}

/** A late backup is reported as a late job. */
async function backUps(client: pg.Client): Promise<Finding[]> {
  if (!(await hasJobs(client))) return []
  const { rows } = await client.query(`select from scheduled_jobs where name = 'backup'`)
  if (rows.length > 0) return []
  const wrong = 'No backup of this shop was ever made.'
  return [{ about: 'backup', wrong, mend: 'Let one be made each night: docs/operations/backup.md.' }]
}
