import pg from 'pg'
import { createApp } from '../../api/src/app.ts'
import type { Context } from '../../api/src/context.ts'
import { newId } from '../../api/src/database/new-id.ts'
import { post, type Visitor } from './visitor.ts'

type Statement = { name?: string; text: string; values: unknown[] }

export type MeasuredCall = {
  /** Prepares a visitor who can make the call. */
  prepare: () => Promise<Visitor>
  /** Below `/api`. */
  path: string
  body: unknown
  /** Texts of an answer that no other may repeat, beside ids. */
  namesIn?: (answer: never) => string[]
}

export type CallFigures = { perSecond: number; barePerSecond: number; flowPerSecond: number }

const rounds = 12
const callsInRound = 25

/**
 * Calls a second by one client through the API, and by the very statements of such a call sent straight through `pg`.
 * The two take turns, so that both meet the machine under the same load.
 */
export async function measureAgainstStatements(
  api: string,
  context: Context,
  call: MeasuredCall,
): Promise<CallFigures> {
  const recorded = await record(context, call)
  const client = new pg.Client({ connectionString: context.config.databaseUrl })
  await client.connect()
  let viaApi = 0
  let viaSql = 0
  let flow = 0
  for (let round = 0; round < rounds; round += 1) {
    for (let count = 0; count < callsInRound; count += 1) {
      const flowStart = performance.now()
      const { headers } = await call.prepare()
      const start = performance.now()
      await post(api + call.path, headers, call.body)
      const end = performance.now()
      // The first round only warms up.
      if (round > 0) {
        viaApi += end - start
        flow += end - flowStart
      }
    }
    for (let count = 0; count < callsInRound; count += 1) {
      const { accountId } = await call.prepare()
      const statements = forAnother(recorded, accountId)
      const start = performance.now()
      for (const statement of statements) await client.query(statement)
      if (round > 0) viaSql += performance.now() - start
    }
  }
  await client.end()
  const calls = (rounds - 1) * callsInRound
  return {
    perSecond: (calls / viaApi) * 1000,
    barePerSecond: (calls / viaSql) * 1000,
    flowPerSecond: (calls / flow) * 1000,
  }
}

type Recording = { statements: Statement[]; accountId: string; begin: number; names: string[] }

/** The statements that one call sends, in their order, as they reach `pg`. */
async function record(context: Context, { prepare, path, body, namesIn }: MeasuredCall): Promise<Recording> {
  const app = createApp(context)
  const send = async ({ headers }: Visitor) => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }
    return (await (await app.fetch(new Request(`${context.config.publicUrl}/api${path}`, init), {})).json()) as never
  }
  // Queries that a process makes only once are no part of a call.
  await send(await prepare())
  const visitor = await prepare()
  const statements: Statement[] = []
  const original = pg.Client.prototype.query as (...query: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, ...query: unknown[]) {
    const [statement, values] = query
    if (typeof statement === 'string') statements.push({ text: statement, values: Array.isArray(values) ? values : [] })
    else if (isStatement(statement)) statements.push({ ...statement, values: statement.values ?? [] })
    return original.apply(this, query)
  } as typeof pg.Client.prototype.query
  const begin = Date.now()
  try {
    const answer = await send(visitor)
    return { statements, accountId: visitor.accountId, begin, names: namesIn?.(answer) ?? [] }
  } finally {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query
  }
}

function isStatement(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'text' in value && !('submit' in value)
}

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g
const bornAt = (uuid: string) => Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16)

/** The same statements for another account, with other ids and names for all that the call has made. */
function forAnother({ statements, accountId, begin, names }: Recording, newAccountId: string): Statement[] {
  const others = new Map([[accountId, newAccountId], ...names.map((name) => [name, anotherName(name)] as const)])
  const another = (uuid: string) => {
    if (!others.has(uuid)) others.set(uuid, bornAt(uuid) >= begin ? newId() : uuid)
    return others.get(uuid) ?? uuid
  }
  const swap = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(swap)
    if (typeof value !== 'string') return value
    return names.reduce(
      (text, name) => text.replaceAll(name, others.get(name) ?? name),
      value.replaceAll(uuids, another),
    )
  }
  return statements.map((statement) => ({ ...statement, values: statement.values.map(swap) }))
}

/** Of the same letters and digits, groups and prefix as the first. */
function anotherName(name: string): string {
  const fresh = newId().replaceAll('-', '').slice(-12).toUpperCase()
  let at = 0
  return name.replace(/^LM-|[0-9A-Z]/g, (found) => (found === 'LM-' ? found : (fresh[at++ % fresh.length] ?? found)))
}
