import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { toCents, toDollars } from '@fitout/contract/money.ts'
import type { changeCourier, listStaffCouriers } from '@fitout/contract/staff-couriers.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest } from '../../http/pages.ts'
import { requireSeen, versionOf } from '../../http/seen-version.ts'
import { recordChange } from '../audit/audit-service.ts'
import { presentLimits } from './parcels.ts'
import {
  listStaffCourierRows,
  lockCourier,
  replaceAreas,
  type StaffCourierRow,
  updateCourier,
} from './staff-couriers-queries.ts'

export type By = { id: string }

export async function showCouriersToStaff(context: Context, page: PageRequest) {
  const rows = await listStaffCourierRows(context.db)
  return pageOf(context, page, rows.map(presentCourier), rows.length)
}

/** Throws `courier-not-found` or `changed-meanwhile`. */
export async function changeCourierByStaff(
  { db }: Context,
  by: By,
  id: string,
  { version, fee, free_from, estimate, limits, areas, ...change }: Body<typeof changeCourier>,
) {
  return transaction(db, async (trx) => {
    const before = isId(id) ? await lockCourier(trx, id) : undefined
    if (!before) throw new AppError('courier-not-found')
    requireSeen(version, factsOf(before))
    const prices = { fee_cents: toCents(fee), free_from_cents: free_from === null ? null : toCents(free_from) }
    await updateCourier(trx, before.id, { ...change, ...prices, ...estimate, ...limits })
    await replaceAreas(
      trx,
      before.id,
      areas.map(({ surcharge, ...area }) => ({ ...area, surcharge_cents: toCents(surcharge) })),
    )
    const after = (await lockCourier(trx, before.id)) ?? before
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

function factsOf(row: StaffCourierRow) {
  const { title, description, min_days, max_days, tracking_url, status } = row
  return {
    title,
    description,
    fee: toDollars(row.fee_cents),
    free_from: row.free_from_cents === null ? null : toDollars(row.free_from_cents),
    estimate: { min_days, max_days },
    limits: presentLimits(row),
    areas: row.areas.map(({ surcharge_cents, ...area }) => ({ ...area, surcharge: toDollars(surcharge_cents) })),
    tracking_url,
    status: status as 'ACTIVE' | 'INACTIVE',
  }
}

function presentCourier(row: StaffCourierRow): AnswerInput<typeof listStaffCouriers>['data'][number] {
  const { id, key, store, open_points } = row
  const needs = row.needs as AnswerInput<typeof listStaffCouriers>['data'][number]['needs']
  const facts = factsOf(row)
  return { _id: id, key, store, needs, open_points, ...facts, version: versionOf(facts) }
}
