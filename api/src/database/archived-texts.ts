import type { writingStates } from '@fitout/contract/writings/writing-calls.ts'
import { sql } from 'kysely'
import type { Database } from './database.ts'

export type WritingState = (typeof writingStates)[number]

/** Articles `p` or projects `p` of a state; archived ones otherwise only if they are searched for. */
export function inState(state: WritingState | undefined, isSearch: boolean) {
  if (state === 'hidden') return sql<boolean>`p.status in ('DRAFT', 'INACTIVE')`
  if (state === 'archived') return sql<boolean>`p.status = 'ARCHIVED'`
  return isSearch ? sql<boolean>`true` : sql<boolean>`p.status <> 'ARCHIVED'`
}

export async function isTextArchived(db: Database, table: 'posts' | 'projects', id: string): Promise<boolean> {
  const found = db.selectFrom(table).select('id').where('id', '=', id).where('status', '=', 'ARCHIVED')
  return (await found.executeTakeFirst()) !== undefined
}

/** Archives a text that the shop does not show, or puts it back among the hidden ones. */
export async function archiveText(db: Database, table: 'posts' | 'projects', id: string, isArchived: boolean) {
  const [from, to] = isArchived ? (['INACTIVE', 'ARCHIVED'] as const) : (['ARCHIVED', 'INACTIVE'] as const)
  await db.updateTable(table).set({ status: to }).where('id', '=', id).where('status', '=', from).execute()
}
