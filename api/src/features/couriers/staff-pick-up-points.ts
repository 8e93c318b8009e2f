import { createReadStream } from 'node:fs'
import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type {
  importStaffPickUpPoints,
  listStaffPickUpPoints,
  switchPickUpPoint,
} from '@fitout/contract/staff/couriers.ts'
import type { Received } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { dryRun, transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, placeOf } from '../../http/pages.ts'
import { fieldErrorWords } from '../../words.ts'
import { recordChange } from '../audit/audit-service.ts'
import { replacePickUpPoints } from './import-pick-up-points.ts'
import { presentLimits } from './parcels.ts'
import type { By } from './staff-couriers-service.ts'
import { listStaffPointRows, lockPoint, type StaffPointRow, switchPoint } from './staff-couriers-queries.ts'

// Staff never correct more in one go.
const faultsAtMost = 500

type Point = AnswerInput<typeof switchPickUpPoint>['data']

export async function showPointsToStaff(
  context: Context,
  page: { request: Request; query: Query<typeof listStaffPickUpPoints> },
) {
  const found = await listStaffPointRows(context.db, page.query, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map(presentPoint))
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

/** Previews a list or, if not a dry run, applies it: all or nothing. Throws as `readCsv`. */
export async function importPointsByStaff(
  { db }: Context,
  by: By,
  upload: Received,
  { isDry, locale }: { isDry: boolean; locale: Locale },
): Promise<AnswerInput<typeof importStaffPickUpPoints>> {
  return (isDry ? dryRun : transaction)(db, async (trx) => {
    const { faults, changes } = await replacePickUpPoints(trx, createReadStream(upload.path))
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
