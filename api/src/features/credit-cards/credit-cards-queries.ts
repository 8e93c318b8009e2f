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

/** Serialises changes of an account's cards. */
export async function lockCardsOf(db: Database, accountId: string): Promise<void> {
  await sql`select from accounts where id = ${accountId} for no key update`.execute(db)
}

/** The first card of an account becomes its default. A known card is unchanged. */
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

/** Makes one card the default and all others not, in one statement; has no effect unless the account owns the card. */
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

/** If an account has cards but no default, the newest becomes it. */
export async function promoteNewestCard(db: Database, accountId: string): Promise<void> {
  await sql`
    update cards set is_default = true
    where id = (select id from cards where account_id = ${accountId} order by created_at desc, id desc limit 1)
      and not exists (select from cards where account_id = ${accountId} and is_default)`.execute(db)
}
