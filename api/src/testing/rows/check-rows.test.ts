import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestShop, type TestShop } from '../test-shop.ts'
import { checkRows } from './check-rows.ts'
import { type Shape, statementKey } from './row-types.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.stop())

test('reads the row types of raw statements from the code, including nested JSON', () => {
  const statements = Object.values(inject('rowTypes')).flat()
  expect(statements.length).toBeGreaterThan(150)
  const points = statements.find(({ row }) => row.fields && 'points_owed' in row.fields && 'kind' in row.fields)
  expect(points?.at).toMatch(/^api\/src\/features\/customers\/customers-queries\.ts:\d+$/)
  expect(points?.row.fields).toMatchObject({
    points: { kinds: ['number'] },
    created_at: { kinds: ['date'] },
    reason: {
      kinds: expect.arrayContaining(['object', 'null']),
      fields: { zh: { kinds: expect.arrayContaining(['string']) } },
    },
  })
  expect(shop.context.db.getExecutor().plugins).toHaveLength(1)
})

const id: Record<string, Shape> = { id: { kinds: ['string'] } }
const words: Shape = { kinds: ['object'], fields: { zh: { kinds: ['string'] } } }
const wrong = [
  ['select 1 as id', id, 'id is number, not string'],
  ['select null as id', id, 'id is null, not string'],
  ["select 'a' as name", id, 'id is undefined, not string'],
  ["select '{}'::json as title", { title: words }, 'title.zh is undefined, not string'],
  [`select '[{"zh":1}]'::json as all`, { all: { kinds: ['array'], items: words } }, 'all[0].zh is number, not string'],
] as [text: string, fields: Record<string, Shape>, fault: string][]

test.each(wrong)('a row that does not match its type fails the test: %s', async (text, fields, fault) => {
  const types = { [statementKey([text])]: [{ at: 'shelf-queries.ts:7', row: { kinds: ['object' as const], fields } }] }
  const checked = shop.context.db.withPlugin(checkRows(types))
  await expect(sql`${sql.raw(text)}`.execute(checked)).resolves.toBeDefined()
  const statement = sql([text] as unknown as TemplateStringsArray)
  await expect(statement.execute(checked)).rejects.toThrow(`shelf-queries.ts:7: ${fault}`)
})
