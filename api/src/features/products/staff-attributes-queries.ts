import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { AttributeName } from '../catalogue/catalogue-service.ts'

export type AttributeValueRow = { name: AttributeName; value: string; title: Words; swatch: string | null }

export async function listAttributeValues(db: Database): Promise<AttributeValueRow[]> {
  const { rows } = await sql<AttributeValueRow>`
    select name, value, title, swatch from attribute_values order by name, position, value`.execute(db)
  return rows
}

/** Adds a value after the others of its attribute; false if it already exists. */
export async function insertAttributeValue(db: Database, row: AttributeValueRow): Promise<boolean> {
  const { name, value, title, swatch } = row
  const { rows } = await sql`
    insert into attribute_values (name, value, title, swatch, position)
    select ${name}, ${value}, ${JSON.stringify(title)}::jsonb, ${swatch}, coalesce(max(position), -1) + 1
    from attribute_values where name = ${name}
    on conflict (name, value) do nothing returning value`.execute(db)
  return rows.length > 0
}

/** Returns a value and locks its row until the transaction ends. */
export async function lockAttributeValue(db: Database, name: string, value: string) {
  const { rows } = await sql<AttributeValueRow>`
    select name, value, title, swatch from attribute_values where name = ${name} and value = ${value}
    for update`.execute(db)
  return rows[0]
}

export async function updateAttributeValue(db: Database, { name, value, title, swatch }: AttributeValueRow) {
  const change = { title, swatch }
  await db.updateTable('attribute_values').set(change).where('name', '=', name).where('value', '=', value).execute()
}

export async function listProductsWithAttribute(db: Database, name: string, value: string): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select distinct product_id from product_variants where attributes ->> ${name} = ${value}`.execute(db)
  return rows.map(({ product_id }) => product_id)
}
