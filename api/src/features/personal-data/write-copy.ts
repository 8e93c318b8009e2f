import { createReadStream } from 'node:fs'
import type { Received } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { streamText } from '../../http/stream-text.ts'
import { personalTables } from './personal-data-map.ts'
import { type PersonalRow, readPersonalRows } from './personal-data-queries.ts'
import type { PersonalTable } from './personal-table.ts'

/** The rows of a table, in batches. */
export type ReadRows = (entry: PersonalTable) => AsyncGenerator<PersonalRow[]>

/**
 * Everything stored about an account, as of one moment, in each of these formats. It is written to disk rather than
 * streamed, so that the transaction ends as soon as it is written.
 */
export async function writeCopy(
  { db, storage }: Context,
  accountId: string,
  forms: ((read: ReadRows, trx: Database) => AsyncGenerator<string>)[],
): Promise<Received[]> {
  const received: Received[] = []
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const read: ReadRows = (entry) => readPersonalRows(trx, entry, accountId)
        for (const form of forms) received.push(await storage.receive(encoded(form(read, trx))))
      })
    return received
  } catch (error) {
    for (const one of received) await one.remove()
    throw error
  }
}

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Buffer.from(piece)
}

/** The other tables are derived from those copied. */
const copiedTables = personalTables.filter(({ columns }) => columns.length > 0)

/** `{ made_at, data: { table: [row, …], … } }` */
export async function* copyAsJson(read: ReadRows, madeAt: Date): AsyncGenerator<string> {
  yield `{"made_at":${JSON.stringify(madeAt)},"data":{`
  for (const [index, entry] of copiedTables.entries()) {
    yield `${index === 0 ? '' : ','}\n"${entry.table}":[`
    let isFirst = true
    for await (const rows of read(entry)) {
      yield `${isFirst ? '' : ','}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`
      isFirst = false
    }
    yield ']'
  }
  yield '}}\n'
}

/** Sends an export as JSON to staff, without storing it. */
export async function sendCopy(context: Context, accountId: string, now: Date): Promise<Response> {
  const [copy] = await writeCopy(context, accountId, [(read) => copyAsJson(read, now)])
  if (!copy) throw new Error('one form is one copy')
  return streamText(context.log, readOnce(copy), {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="customer-data.json"',
  })
}

async function* readOnce({ path, remove }: Received): AsyncGenerator<string> {
  try {
    for await (const piece of createReadStream(path, 'utf8')) yield String(piece)
  } finally {
    await remove()
  }
}
