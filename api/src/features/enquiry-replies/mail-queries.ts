import { type Insertable, sql } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

/** False if the mail is a message already. */
export async function insertMail(db: Database, row: Insertable<DB['enquiry_messages']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('enquiry_messages')
    .values(row)
    .onConflict((conflict) => conflict.column('mail_key').where('mail_key', 'is not', null).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function isKnownMail(db: Database, key: string): Promise<boolean> {
  const row = await db.selectFrom('enquiry_messages').select('id').where('mail_key', '=', key).executeTakeFirst()
  return row !== undefined
}

/** Whether an address is of the enquiry or its account, and whether staff took a mail from it into the conversation. */
export async function isKnownSender(
  db: Database,
  enquiryId: string,
  address: string,
): Promise<{ isOfEnquiry: boolean; isKnown: boolean }> {
  const { rows } = await sql<{ is_own: boolean; is_taken: boolean }>`
    select coalesce(lower(e.email) = ${address}, false) or coalesce(lower(a.email) = ${address}, false) as is_own,
      exists (select from enquiry_messages m
        where m.enquiry_id = e.id and m.mail_from = ${address} and not m.is_held) as is_taken
    from enquiries e left join accounts a on a.id = e.account_id where e.id = ${enquiryId}::uuid`.execute(db)
  const [row] = rows
  return { isOfEnquiry: row?.is_own ?? false, isKnown: (row?.is_own || row?.is_taken) ?? false }
}

/** False unless it is held. */
export async function takeHeldMail(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('enquiry_messages')
    .set({ is_held: false })
    .where('id', '=', id)
    .where('is_held', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type MailboxRow = { validity: string | null; uid: number | null; read_at: Date | null }

/** Takes the mailbox for one process, for so many seconds; undefined while another has it. */
export async function leaseMailbox(db: Database, name: string, seconds: number): Promise<MailboxRow | undefined> {
  const { rows } = await sql<MailboxRow>`
    insert into read_mailboxes as m (name, leased_until) values (${name}, now() + make_interval(secs => ${seconds}))
    on conflict (name) do update set leased_until = excluded.leased_until
    where m.leased_until is null or m.leased_until < now()
    returning validity, uid::float8 as uid, read_at`.execute(db)
  return rows[0]
}

/** Notes how far it was read, and keeps it for so many seconds more. */
export async function placeInMailbox(
  db: Database,
  name: string,
  { validity, uid, seconds }: { validity: string; uid: number; seconds: number },
): Promise<void> {
  await sql`update read_mailboxes set validity = ${validity}, uid = ${uid},
    leased_until = now() + make_interval(secs => ${seconds}) where name = ${name}`.execute(db)
}

export async function endLease(db: Database, name: string, isRead: boolean): Promise<void> {
  const state = isRead
    ? sql`read_at = now(), failing_since = null`
    : sql`failing_since = coalesce(failing_since, now())`
  await sql`update read_mailboxes set ${state}, leased_until = null where name = ${name}`.execute(db)
}

export type MailboxHealth = { read_at: Date | null; failing_since: Date | null }

export async function findMailboxHealth(db: Database, name: string): Promise<MailboxHealth | undefined> {
  return db
    .selectFrom('read_mailboxes')
    .select(['read_at', 'failing_since'])
    .where('name', '=', name)
    .executeTakeFirst()
}
