import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { type Database, transaction } from './database.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.context.pool.query('create table grown (id integer); insert into grown values (1)')
})
afterAll(() => shop.stop())

const readAll = async (db: Database) => (await sql`select * from grown where id = ${1}`.execute(db)).rows

test('a table that a later release gives a column is read as before, within a transaction and without', async () => {
  const { db, pool } = shop.context
  const inTransaction = () => transaction(db, async (trx) => [...(await readAll(trx)), ...(await readAll(trx))])
  for (const column of ['one', 'other']) {
    // On every connection of the pool.
    await Promise.all(Array.from({ length: 40 }, () => readAll(db)))
    await pool.query(`alter table grown add column ${column} integer`)
    const both = await Promise.all(Array.from({ length: 40 }, (_, at) => (at % 2 ? readAll(db) : inTransaction())))
    for (const row of both.flat()) expect(row).toHaveProperty(column, null)
  }
})
