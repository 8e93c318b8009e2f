import { createHmac } from 'node:crypto'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { columnsOf } from './formats.ts'
import { insertCustomers, insertNotes, insertRecipients, listTakenContacts } from './import-customers-queries.ts'
import { faultAt } from './import-records.ts'
import { changeRecords, type ImportRecord, listKnownKeys, rememberThings } from './import-records-queries.ts'
import { advanceImport, type ImportRow } from './imports-queries.ts'
import { type ReadCustomer, readCustomer } from './read-customer.ts'
import type { Piece } from './work-on-products.ts'

/** A parsed record; `isHere` if the contact has, or had, an account. */
type Candidate = { record: ImportRecord; customer: ReadCustomer; isHere: boolean; id: string }

/** The keyed hash of an imported contact, so that a deleted customer does not come back with the same file. */
function thingKey({ sessionSecret }: Context, contact: string): string {
  return `customer ${createHmac('sha256', sessionSecret).update('imported').update(contact).digest('base64url')}`
}

const keepsOut = ({ customer }: Candidate) => customer.faults.some((fault) => !fault.is_passed_over)

/** Validates customers, and stores nothing but the errors. */
export async function checkCustomers(context: Context, { run, records }: Piece): Promise<void> {
  const candidates = await candidatesOf(context, run, records)
  await transaction(context.db, async (trx) => {
    await changeRecords(
      trx,
      run.id,
      candidates.map((one) => ({
        key: one.record.key,
        status: one.isHere ? ('HERE' as const) : keepsOut(one) ? ('FAULTY' as const) : ('FINE' as const),
        faults: one.isHere ? [] : one.customer.faults,
      })),
    )
    await advance(trx, run, records)
  })
}

/** Creates an account for each customer in one transaction, without password or consents. Throws `changed-meanwhile`. */
export async function applyCustomers(context: Context, { run, records }: Piece): Promise<void> {
  const now = context.clock.now()
  const candidates = await candidatesOf(context, run, records)
  const open = candidates.filter((one) => !one.isHere && !keepsOut(one))
  await transaction(context.db, async (trx) => {
    const added = await insertCustomers(
      trx,
      open.map(({ id, customer: { name: username, email, areaCode: area_code, phone } }) => {
        const type = email ? ('EMAIL' as const) : ('PHONE' as const)
        return { id, type, username, email, area_code, phone, language: run.language }
      }),
      now,
    )
    const made = open.filter(({ id }) => added.has(id))
    const things = made.map(({ id, record }) => ({ key: thingKey(context, record.key), account_id: id }))
    if (!(await rememberThings(trx, things, { importId: run.id, now }))) throw new AppError('changed-meanwhile')
    await insertRecipients(
      trx,
      made.flatMap(({ id, customer: { name, address, areaCode: area_code, phone } }) =>
        name && address && area_code && phone ? [{ account_id: id, name, address, area_code, phone }] : [],
      ),
      now,
    )
    await insertNotes(
      trx,
      made.flatMap(({ id, customer }) => (customer.note ? [{ id: newId(), account_id: id, text: customer.note }] : [])),
      run.staff_id,
    )
    await changeRecords(
      trx,
      run.id,
      candidates.map((one) => ({
        key: one.record.key,
        status:
          keepsOut(one) && !one.isHere
            ? ('FAULTY' as const)
            : added.has(one.id)
              ? ('APPLIED' as const)
              : ('HERE' as const),
        faults: one.isHere ? [] : one.customer.faults,
        // Personal data is only kept in the account.
        rows: [],
        new_key: thingKey(context, one.record.key),
      })),
    )
    await advance(trx, run, records)
  })
}

async function advance(trx: Database, run: ImportRow, records: ImportRecord[]): Promise<void> {
  const to = { position: records.at(-1)?.place ?? run.position, done: records.length }
  if (!(await advanceImport(trx, run, to))) throw new AppError('changed-meanwhile')
}

async function candidatesOf(context: Context, run: ImportRow, records: ImportRecord[]): Promise<Candidate[]> {
  const mapping = columnsOf(run.format, run.mapping)
  const read = records.flatMap((record) => {
    const [first, ...others] = record.rows
    if (!first) return []
    const customer = readCustomer(first, mapping)
    const again = mapping[customer.email ? 'email' : 'phone'] ?? 'email'
    // The first row of a contact counts; the others are reported.
    for (const other of others) customer.faults.push(faultAt(other, again, 'duplicate', { isPassedOver: true }))
    return [{ record, customer }]
  })
  const phoneOf = ({ areaCode, phone }: ReadCustomer) => (phone ? `${areaCode} ${phone}` : undefined)
  const taken = await listTakenContacts(
    context.db,
    read.flatMap(({ customer }) => customer.email ?? []),
    read.flatMap(({ customer }) => phoneOf(customer) ?? []),
  )
  const known = await listKnownKeys(
    context.db,
    read.map(({ record }) => thingKey(context, record.key)),
  )
  const phones = new Set<string>()
  return read.map(({ record, customer }) => {
    const phone = phoneOf(customer)
    const isHere =
      known.has(thingKey(context, record.key)) ||
      taken.has(customer.email ?? '') ||
      (!customer.email && taken.has(phone ?? ''))
    if (phone && customer.email && !isHere && (taken.has(phone) || phones.has(phone))) {
      customer.faults.push(faultAt(customer.at, mapping.phone ?? 'phone', 'duplicate', { isPassedOver: true }))
      Object.assign(customer, { areaCode: null, phone: null })
    }
    if (phone) phones.add(phone)
    return { record, customer, isHere, id: newId() }
  })
}
