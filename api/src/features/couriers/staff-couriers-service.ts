import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { slugOf } from '@fitout/contract/formats.ts'
import { toCents, toDollars } from '@fitout/contract/money.ts'
import type { addCourier, changeCourier, listStaffCouriers, moveCourier } from '@fitout/contract/staff/couriers.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { cut, pageOf, type PageRequest } from '../../http/pages.ts'
import { requireSeen, versionOf } from '../../http/seen-version.ts'
import { recordChange } from '../audit/audit-service.ts'
import { presentLimits } from './parcels.ts'
import {
  type CourierChange,
  insertCourier,
  listStaffCourierRows,
  lockCourier,
  lockStore,
  orderCouriers,
  replaceAreas,
  type StaffCourierRow,
  updateCourier,
} from './staff-couriers-queries.ts'

export type By = { id: string }

export async function showCouriersToStaff(context: Context, page: PageRequest) {
  const rows = await listStaffCourierRows(context.db)
  const found = cut(rows, page.query, ({ id }) => id)
  return pageOf(context, page, found, (shown) => shown.map(presentCourier))
}

export async function addCourierByStaff(
  { db, config }: Context,
  by: By,
  { store, needs, ...terms }: Body<typeof addCourier>,
) {
  const store_id = store === 'MAIN' ? config.mainStoreId : config.miniStoreId
  return transaction(db, async (trx) => {
    await lockStore(trx, store_id)
    const taken = (await listStaffCourierRows(trx)).filter((one) => one.store === store).map(({ key }) => key)
    const id = newId()
    const word = slugOf(terms.title.en)
    const key = word === '' || taken.includes(word) ? `${word || 'courier'}-${id}` : word
    await insertCourier(trx, { ...columnsOf(terms, isOwnAtFirst(needs, terms)), id, store_id, key, needs })
    await replaceAreas(trx, id, areasOf(terms))
    const added = await requireCourierRow(trx, id)
    const after = { store, needs, ...factsOf(added) }
    await recordChange(trx, by, {
      action: 'couriers.add',
      subject: 'courier',
      id,
      title: key,
      before: undefined,
      after,
    })
    return { data: presentCourier(added) }
  })
}

/** Throws `courier-not-found` or `changed-meanwhile`. */
export async function changeCourierByStaff(
  { db }: Context,
  by: By,
  id: string,
  { version, ...terms }: Body<typeof changeCourier>,
) {
  return transaction(db, async (trx) => {
    const before = await requireCourierRow(trx, id)
    requireSeen(version, factsOf(before))
    await updateCourier(trx, before.id, columnsOf(terms, before.is_own))
    await replaceAreas(trx, before.id, areasOf(terms))
    const after = await requireCourierRow(trx, before.id)
    const facts = { before: factsOf(before), after: factsOf(after) }
    await recordChange(trx, by, {
      action: 'couriers.change',
      subject: 'courier',
      id: before.id,
      title: before.key,
      ...facts,
    })
    return { data: presentCourier(after) }
  })
}

/** Throws `courier-not-found`. */
export async function moveCourierByStaff({ db }: Context, by: By, id: string, { position }: Body<typeof moveCourier>) {
  return transaction(db, async (trx) => {
    // The store is locked first: two concurrent moves would otherwise wait for each other's rows.
    await lockStore(trx, (await findListed(trx, id)).store_id)
    const before = await findListed(trx, id)
    const sisters = (await listStaffCourierRows(trx)).filter((one) => one.store_id === before.store_id)
    const others = sisters.map((one) => one.id).filter((one) => one !== before.id)
    await orderCouriers(trx, others.toSpliced(position, 0, before.id))
    const after = await findListed(trx, before.id)
    const facts = { before: { position: before.position }, after: { position: after.position } }
    await recordChange(trx, by, {
      action: 'couriers.move',
      subject: 'courier',
      id: before.id,
      title: before.key,
      ...facts,
    })
    return { data: presentCourier(after) }
  })
}

/** Throws `courier-not-found`. */
async function requireCourierRow(trx: Database, id: string): Promise<StaffCourierRow> {
  const row = isId(id) ? await lockCourier(trx, id) : undefined
  if (!row) throw new AppError('courier-not-found')
  return row
}

/** Throws `courier-not-found`. */
async function findListed(db: Database, id: string): Promise<StaffCourierRow> {
  const row = (await listStaffCourierRows(db)).find((one) => one.id === id.toLowerCase())
  if (!row) throw new AppError('courier-not-found')
  return row
}

type Terms = Omit<Body<typeof changeCourier>, 'version'>

/** Tools that do not know the mark do not send it. */
function isOwnAtFirst(needs: Body<typeof addCourier>['needs'], { tracking_url }: Terms): boolean {
  return needs === 'ADDRESS' && tracking_url === null
}

function columnsOf(terms: Terms, isOwn: boolean): CourierChange {
  const { fee, free_from, estimate, limits, areas: _areas, is_own = isOwn, ...others } = terms
  const prices = { fee_cents: toCents(fee), free_from_cents: free_from === null ? null : toCents(free_from) }
  return { ...others, is_own, ...prices, ...estimate, ...limits }
}

function areasOf({ areas }: Terms): StaffCourierRow['areas'] {
  return areas.map(({ surcharge, ...area }) => ({ ...area, surcharge_cents: toCents(surcharge) }))
}

function factsOf(row: StaffCourierRow) {
  const { title, description, min_days, max_days, tracking_url, is_own, status } = row
  return {
    title,
    description,
    fee: toDollars(row.fee_cents),
    free_from: row.free_from_cents === null ? null : toDollars(row.free_from_cents),
    estimate: { min_days, max_days },
    limits: presentLimits(row),
    areas: row.areas.map(({ surcharge_cents, ...area }) => ({ ...area, surcharge: toDollars(surcharge_cents) })),
    tracking_url,
    is_own,
    status: status as 'ACTIVE' | 'INACTIVE',
  }
}

function presentCourier(row: StaffCourierRow): AnswerInput<typeof listStaffCouriers>['data'][number] {
  const { id, key, store, open_points } = row
  const needs = row.needs as AnswerInput<typeof listStaffCouriers>['data'][number]['needs']
  const facts = factsOf(row)
  return { _id: id, key, store, needs, open_points, ...facts, version: versionOf(facts) }
}
