import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type NewCustomer = {
  id: string
  type: 'EMAIL' | 'PHONE'
  username: string | null
  email: string | null
  area_code: string | null
  phone: string | null
  language: string
}

/** Returns which of the addresses and numbers belong to an account. */
export async function listTakenContacts(db: Database, emails: string[], phones: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ contact: string }>`
    select email as contact from accounts where email = any(${emails}::text[])
    union all
    select area_code || ' ' || phone from accounts where (area_code, phone) in (
      select split_part(given, ' ', 1), split_part(given, ' ', 2) from unnest(${phones}::text[]) given)`.execute(db)
  return new Set(rows.map(({ contact }) => contact))
}

/** Inserts registered accounts without password or consents. Returns the ids of new ones. */
export async function insertCustomers(db: Database, customers: NewCustomer[], now: Date): Promise<Set<string>> {
  if (customers.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    insert into accounts (id, type, username, email, area_code, phone, language, registered_at, created_at)
    select id, type, username, email, area_code, phone, language, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(customers)}) as n
      (id uuid, type text, username text, email text, area_code text, phone text, language text)
    on conflict do nothing returning id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export type NewRecipient = { account_id: string; name: string; address: string; area_code: string; phone: string }

export async function insertRecipients(db: Database, recipients: NewRecipient[], now: Date): Promise<void> {
  if (recipients.length === 0) return
  await sql`
    insert into delivery_recipients (account_id, name, address, area_code, phone, updated_at)
    select account_id, name, address, area_code, phone, ${now}
    from jsonb_to_recordset(${JSON.stringify(recipients)}) as n
      (account_id uuid, name text, address text, area_code text, phone text)`.execute(db)
}

export type NewNote = { id: string; account_id: string; text: string }

export async function insertNotes(db: Database, notes: NewNote[], staffId: string): Promise<void> {
  if (notes.length === 0) return
  await sql`
    insert into account_notes (id, account_id, staff_id, text)
    select id, account_id, ${staffId}::uuid, text
    from jsonb_to_recordset(${JSON.stringify(notes)}) as n (id uuid, account_id uuid, text text)`.execute(db)
}
