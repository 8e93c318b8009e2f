import { locales } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DB } from '../../../database/tables.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { personalTables } from './personal-data-map.ts'
import { tablesWithoutPerson } from './tables-without-person.ts'
import { codedColumns } from './personal-data-page.ts'
import { personalDataWords } from './personal-data-words.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.stop())

const db = () => shop.context.db

/** An id at the payment provider, the text recognised in a picture, and codes of a renovation's log and checks. */
const inJsonOnly = new Set<string>(['payment_customers', 'payment_readings', 'renovation_checks', 'renovation_events'])

describe('the map of personal data', () => {
  const isPersonal = /(^|_)(account_id|guest_id|email|phone|username|recipient|address|contact|user_agent|gender|birth)/

  test('covers every table that references an account or contains contacts, with each of its columns', async () => {
    const { rows } = await sql<{ table: keyof DB; columns: string[] }>`
      select c.table_name as "table", array_agg(c.column_name::text order by c.ordinal_position) as columns
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1`.execute(db())
    const { rows: references } = await sql<{ table: string }>`
      select distinct conrelid::regclass::text as "table" from pg_constraint
      where contype = 'f' and confrelid in ('accounts'::regclass, 'sessions'::regclass)`.execute(db())
    const owners = new Set(references.map((reference) => reference.table))
    const personal = rows.filter(
      ({ table, columns }) => owners.has(table) || columns.some((name) => isPersonal.test(name)),
    )
    const mapped = new Map(personalTables.map((entry) => [entry.table, entry]))
    const missing = personal.filter(({ table }) => !mapped.has(table) && !tablesWithoutPerson[table])
    expect(missing.map(({ table }) => table)).toEqual([])
    for (const [table, { columns, withheld }] of mapped) {
      const actual = rows.find((row) => row.table === table)?.columns ?? []
      expect([table, [...columns, ...withheld].toSorted()]).toEqual([table, actual.toSorted()])
    }
  })

  test('has a name for every code allowed by the database', async () => {
    const { rows } = await sql<{ table: string; column: string; rule: string }>`
      select c.conrelid::regclass::text as "table", a.attname as "column", pg_get_constraintdef(c.oid) as rule
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'c'`.execute(db())
    const shown = new Map(personalTables.map(({ table, columns }) => [String(table), columns]))
    const codes = rows
      .filter(({ table, column }) => shown.get(table)?.includes(column) && codedColumns.has(column))
      .flatMap(({ rule }) =>
        [...(/ANY \(ARRAY\[(.*)\]/.exec(rule)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, one]) => one!),
      )
    expect(codes.length).toBeGreaterThan(40)
    const { values } = await personalDataWords('zh')
    expect(codes.filter((code) => !(code in values))).toEqual([])
  })

  test.each(locales)('names every table of the copy in %s', async (locale) => {
    const shown = personalTables.filter(({ columns }) => columns.length > 0).map(({ table }) => table)
    const { sections } = await personalDataWords(locale)
    const unnamed = shown.filter((table) => !(table in sections))
    expect(unnamed.filter((table) => !inJsonOnly.has(table))).toEqual([])
  })
})
