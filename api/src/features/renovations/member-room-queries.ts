import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../database/database.ts'

/** The number of messages by others that an account has not read. */
export const unreadBy = (accountId: string) =>
  sql<number>`(
    select count(*)::int from renovation_messages g
    join renovation_members b on b.renovation_id = g.renovation_id and b.account_id = ${accountId}
    where g.renovation_id = renovations.id and g.struck_at is null and g.account_id is distinct from b.account_id
      and g.created_at > coalesce(b.messages_read_until, '-infinity'))`

/** The room as a member sees it, in one query; undefined for anyone else. */
export async function findRoomOfMember(db: Database, renovationId: string, accountId: string, now: Date) {
  return db
    .selectFrom('renovations')
    .innerJoin('renovation_members as own', 'own.renovation_id', 'renovations.id')
    .leftJoin('staff', 'staff.id', 'renovations.staff_id')
    .selectAll('renovations')
    .select((of) => [
      'own.right',
      'staff.name as staff_name',
      unreadBy(accountId).as('unread'),
      jsonArrayFrom(
        of
          .selectFrom('renovation_checks as c')
          .select(['c.key', 'c.state', 'c.number', 'c.valid_until', 'c.reason'])
          .whereRef('c.renovation_id', '=', 'renovations.id'),
      ).as('checks'),
      // The client first, the others in the order they joined.
      jsonArrayFrom(
        of
          .selectFrom('renovation_members as m')
          .innerJoin('accounts as a', 'a.id', 'm.account_id')
          .select(['m.id', 'm.account_id', 'm.right', 'a.username'])
          .whereRef('m.renovation_id', '=', 'renovations.id')
          .orderBy((by) => by('m.right', '=', 'CLIENT'), 'desc')
          .orderBy('m.created_at'),
      ).as('members'),
      jsonArrayFrom(
        of
          .selectFrom('renovation_invitations as i')
          .select(['i.id', 'i.email', 'i.right', 'i.expires_at'])
          .whereRef('i.renovation_id', '=', 'renovations.id')
          .where('i.state', '=', 'SENT')
          .where('i.expires_at', '>', now)
          .where('own.right', '=', 'CLIENT')
          .orderBy('i.created_at'),
      ).as('invitations'),
      jsonArrayFrom(
        of
          .selectFrom('files as f')
          .select('f.id')
          .where((by) => by('f.id', '=', by.fn.any('renovations.file_ids')))
          .where('f.type', 'not like', 'image/%'),
      ).as('documents'),
    ])
    .where('renovations.id', '=', renovationId)
    .where('own.account_id', '=', accountId)
    .executeTakeFirst()
}
