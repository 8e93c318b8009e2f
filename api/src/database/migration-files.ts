import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const ownMigrations = join(import.meta.dirname, '../../database/migrations')

/** The migrations do not match the database; the message says how. */
export class MigrationError extends Error {}

export type Migration = {
  number: number
  name: string
  sql: string
  /**
   * The checksum as recorded in the database. A file beginning with `-- Recorded as …` was changed before it was
   * released.
   */
  checksum: string
  /** The file begins with `-- Beside writes.`: its statements run one by one, outside a transaction. */
  isBesideWrites: boolean
  /** If it runs beside writes. */
  statements: Statement[]
}

/** With the name of the index it creates. */
type Statement = { text: string; index: string | undefined }

/** The migrations of a release, in order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name, position) => {
      const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1])
      if (number !== position + 1)
        throw new MigrationError(`${name} should be migration ${position + 1}, named NNNN-name.sql.`)
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      const [, recorded] = /^-- Recorded as ([0-9a-f]{64})\.\n/.exec(sql) ?? []
      const checksum = recorded ?? createHash('sha256').update(sql).digest('hex')
      const isBesideWrites = sql.startsWith('-- Beside writes.\n')
      return { number, name, sql, checksum, isBesideWrites, statements: isBesideWrites ? split(name, sql) : [] }
    }),
  )
}

/** The statements that can be repeated after an interruption and do not block reads and writes. */
const besideWrites = [
  /^create (?:unique )?index concurrently if not exists ([a-z_0-9]+)\s/,
  /^drop index concurrently if exists [a-z_0-9]+$/,
  /^alter index [a-z_0-9]+ alter column \d+ set statistics \d+$/,
]

function split(name: string, sql: string): Statement[] {
  const code = sql.replaceAll(/^\s*--.*$/gm, '')
  const texts = code.split(';').flatMap((text) => text.trim() || [])
  return texts.map((text) => {
    const form = besideWrites.map((one) => one.exec(text)).find((found) => found !== null)
    if (!form) throw new MigrationError(`${name} runs beside writes, where this has no place: ${text}`)
    return { text, index: form[1] }
  })
}
