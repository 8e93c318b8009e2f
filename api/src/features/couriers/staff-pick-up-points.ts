import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type {
  importStaffPickUpPoints,
  listStaffPickUpPoints,
  switchPickUpPoint,
} from '@fitout/contract/staff-couriers.ts'
import type { Context } from '../../context.ts'
import { rehearse, transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf } from '../../http/pages.ts'
import { fieldErrorWords } from '../../words.ts'
import { recordChange } from '../audit/audit-service.ts'
import { replacePickUpPoints } from './import-pick-up-points.ts'
import { presentLimits } from './parcels.ts'
import type { By } from './staff-couriers-service.ts'
import { listStaffPointRows, lockPoint, type StaffPointRow, switchPoint } from './staff-couriers-queries.ts'

// Nobody mends more at a time.
const faultsAtMost = 500

type Point = AnswerInput<typeof switchPickUpPoint>['data']

export async function showPointsToStaff(
  context: Context,
  page: { request: Request; query: Query<typeof listStaffPickUpPoints> },
) {
  const { page: number, per_page: limit } = page.query
  const { rows, total } = await listStaffPointRows(context.db, page.query, { offset: (number - 1) * limit, limit })
  return pageOf(context, page, rows.map(presentPoint), total)
}

/** Throws `pick-up-point-not-found`. */
export async function switchPointByStaff({ db }: Context, by: By, courierId: string, code: string, isOpen: boolean) {
  return transaction(db, async (trx) => {
    const row = isId(courierId) ? await lockPoint(trx, courierId, code) : undefined
    if (!row) throw new AppError('pick-up-point-not-found')
    await switchPoint(trx, row, !isOpen)
    await recordChange(trx, by, {
      action: 'pick-up-points.switch',
      subject: 'pick-up-point',
      id: `${courierId} ${code}`,
      title: code,
      before: { is_open: !row.is_switched_off },
      after: { is_open: isOpen },
    })
    return { data: presentPoint({ ...row, is_switched_off: !isOpen }) }
  })
}

/** Says what a list would do, and does it where it may: all of it, or nothing. Throws `file-not-csv`. */
export async function importPointsByStaff(
  { db }: Context,
  by: By,
  upload: Uint8Array,
  { isDry, locale }: { isDry: boolean; locale: Locale },
): Promise<AnswerInput<typeof importStaffPickUpPoints>> {
  return (isDry ? rehearse : transaction)(db, async (trx) => {
    const { faults, changes } = await replacePickUpPoints(trx, upload)
    for (const { courierId: id, courier: title, added, changed, unchanged, retired } of changes) {
      if (added + changed + retired === 0) continue
      const before = { points: changed + unchanged + retired, added: 0, changed: 0, retired: 0 }
      const after = { points: added + changed + unchanged, added, changed, retired }
      await recordChange(trx, by, { action: 'pick-up-points.import', subject: 'courier', id, title, before, after })
    }
    return {
      data: {
        faults: faults
          .slice(0, faultsAtMost)
          .map((fault) => ({ ...fault, message: fieldErrorWords(locale, fault.code) })),
        changes: changes.map(({ courierId: _id, ...change }) => change),
        is_applied: !isDry && faults.length === 0,
      },
    }
  })
}

function presentPoint(row: StaffPointRow): Point {
  const { courier_id, code, kind, title, address, hours, district, sub_district } = row
  const place = { courier_id, code, kind, title, address, hours, district, sub_district }
  return { ...place, limits: presentLimits(row), is_listed: row.status === 'ACTIVE', is_open: !row.is_switched_off }
}
