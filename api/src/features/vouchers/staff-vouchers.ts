import type { AuditAction } from '@fitout/contract/staff/audit-actions.ts'
import type { AnswerInput, Body, Query } from '@fitout/contract/endpoint.ts'
import type { addVoucher, changeVoucher, findStaffVoucher, listStaffVouchers } from '@fitout/contract/staff/vouchers.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import { termsOfVoucherOffer, voucherOfferOf } from '../prices/prices-service.ts'
import { termsOf } from './present-voucher.ts'
import {
  findVoucherForStaff,
  insertVoucher,
  isCodeTaken,
  listVouchersToStaff,
  type StaffVoucherRow,
  updateVoucher,
  type VoucherFields,
} from './staff-vouchers-queries.ts'
import { lockVoucher } from './vouchers-queries.ts'

type By = { id: string }
type StaffVoucher = AnswerInput<typeof findStaffVoucher>['data']

export async function showVouchersToStaff(
  context: Context,
  page: PageRequest & { query: Query<typeof listStaffVouchers> },
) {
  const asked = { ...page.query, now: context.clock.now() }
  const found = await listVouchersToStaff(context.db, asked, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map(presentToStaff))
}

/** Throws `voucher-not-found`. */
export async function showVoucherToStaff(context: Context, id: string): Promise<{ data: StaffVoucher }> {
  const row = isId(id) ? await findVoucherForStaff(context.db, id, context.clock.now()) : undefined
  if (!row) throw new AppError('voucher-not-found')
  return { data: presentToStaff(row) }
}

/** Throws `voucher-code-taken`. */
export async function addVoucherByStaff(context: Context, by: By, body: Body<typeof addVoucher>) {
  const id = newId()
  await transaction(context.db, async (trx) => {
    await refuseTakenCode(trx, body.code, id)
    await insertVoucher(trx, id, context.config.mainStoreId, fieldsOf(body))
    const after = await findVoucherForStaff(trx, id, context.clock.now())
    await recordChange(trx, by, {
      ...named('vouchers.add', id, body),
      before: undefined,
      after: after && factsOf(after),
    })
  })
  return showVoucherToStaff(context, id)
}

/** Throws `voucher-not-found`, `voucher-code-taken`, or `changed-meanwhile` if an older version was read. */
export async function changeVoucherByStaff(context: Context, by: By, id: string, body: Body<typeof changeVoucher>) {
  await transaction(context.db, async (trx) => {
    // Redemptions lock the same row, so that none exceeds the new limits.
    const locked = isId(id) ? await lockVoucher(trx, id) : undefined
    if (!locked) throw new AppError('voucher-not-found')
    const { version, ...fields } = body
    if (locked.version !== version) throw new AppError('changed-meanwhile')
    if (body.stock !== null && body.stock < locked.taken) {
      throw new AppError('invalid-input', { errors: [{ path: 'stock', code: 'too-small' }] })
    }
    await refuseTakenCode(trx, body.code, locked.id)
    const before = await findVoucherForStaff(trx, locked.id, context.clock.now())
    await updateVoucher(trx, locked.id, fieldsOf(fields))
    const after = await findVoucherForStaff(trx, locked.id, context.clock.now())
    const change = { before: before && factsOf(before), after: after && factsOf(after) }
    await recordChange(trx, by, { ...named('vouchers.change', locked.id, body), ...change })
  })
  return showVoucherToStaff(context, id)
}

async function refuseTakenCode(trx: Database, code: string | null, voucherId: string): Promise<void> {
  if (code !== null && (await isCodeTaken(trx, code, voucherId))) throw new AppError('voucher-code-taken')
}

function named(action: AuditAction, id: string, { title }: { title: { zh: string } }) {
  return { action, subject: 'voucher' as const, id, title: title.zh }
}

function fieldsOf({ offer, ...fields }: Body<typeof addVoucher>): VoucherFields {
  const { discountType, ...terms } = termsOfVoucherOffer(offer)
  return { ...fields, discount_type: discountType, terms }
}

function factsOf(row: StaffVoucherRow) {
  const terms = termsOf(row)
  return {
    title: row.title,
    description: row.description,
    status: row.status as StaffVoucher['status'],
    code: row.code,
    points_required: row.points_required,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    valid_days: row.valid_days,
    stock: row.stock,
    per_account: row.per_account,
    offer: terms ? voucherOfferOf(terms) : null,
  }
}

function presentToStaff(row: StaffVoucherRow): StaffVoucher {
  return { _id: row.id, version: row.version, state: row.state, taken: row.taken, ...factsOf(row) }
}
