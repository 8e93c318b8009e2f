import { sql, type Insertable, type Selectable } from 'kysely'
import type { Cards } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type CardRow = Selectable<Cards>

const defaultFirst = keyset(['is_default', 'flag', 'desc'], ['created_at', 'instant', 'desc'], ['id', 'id', 'desc'])

export async function listCardsOf(db: Database, accountId: string, page: Place) {
  return db
    .selectFrom('cards')
    .selectAll()
    .select(defaultFirst.key.as('row_key'))
    .where('account_id', '=', accountId)
    .where(defaultFirst.follows(page.after))
    .orderBy(defaultFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
}

export async function countCardsOf(db: Database, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from cards where account_id = ${accountId}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function findCardOf(db: Database, accountId: string, cardId: string): Promise<CardRow | undefined> {
  return db
    .selectFrom('cards')
    .selectAll()
    .where('id', '=', cardId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Changes to an account's cards wait for each other here, so that they never see half of one another. */
export async function lockCardsOf(db: Database, accountId: string): Promise<void> {
  await sql`select from accounts where id = ${accountId} for no key update`.execute(db)
}

/** The first card of an account is its default. One that is known already stays as it is. */
export async function insertCard(db: Database, card: Omit<Insertable<Cards>, 'is_default'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('cards')
    .values({
      ...card,
      is_default: sql<boolean>`not exists (select from cards where account_id = ${card.account_id})`,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_card']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** One statement makes one card the default and all others not; nothing happens unless the card is the account's. */
export async function updateDefaultCard(db: Database, accountId: string, cardId: string): Promise<CardRow | undefined> {
  const rows = await db
    .updateTable('cards')
    .set({ is_default: sql<boolean>`id = ${cardId}` })
    .where('account_id', '=', accountId)
    .where((is) =>
      is.exists(is.selectFrom('cards as own').where('own.id', '=', cardId).where('own.account_id', '=', accountId)),
    )
    .returningAll()
    .execute()
  return rows.find((row) => row.is_default)
}

export async function removeCard(db: Database, accountId: string, cardId: string): Promise<CardRow | undefined> {
  return db
    .deleteFrom('cards')
    .where('id', '=', cardId)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()
}

export async function removeCards(db: Database, accountId: string): Promise<CardRow[]> {
  return db.deleteFrom('cards').where('account_id', '=', accountId).returningAll().execute()
}

/** Where an account has cards and no default, the newest becomes it. */
export async function promoteNewestCard(db: Database, accountId: string): Promise<void> {
  await sql`
    update cards set is_default = true
    where id = (select id from cards where account_id = ${accountId} order by created_at desc, id desc limit 1)
      and not exists (select from cards where account_id = ${accountId} and is_default)`.execute(db)
}
