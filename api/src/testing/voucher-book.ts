import type { Context } from '../context.ts'
import { newId } from '../database/new-id.ts'

export type NewVoucher = {
  discountType?: 'FIXED' | 'PERCENTAGE' | 'FREE_SHIPPING' | 'BUY_X_GET_Y'
  terms?: Record<string, unknown>
  code?: string
  points?: number
  stock?: number
  perAccount?: number
  validDays?: number
  startsAt?: Date
  endsAt?: Date
  status?: 'ACTIVE' | 'INACTIVE'
  storeId?: string
}

const words = (text: string) => JSON.stringify({ en: text, zh: `${text}（繁）`, cn: `${text}（简）` }) as never

/** A voucher of fifty dollars, unless overridden. */
export async function addVoucher({ db, config, clock }: Context, voucher: NewVoucher = {}): Promise<string> {
  const id = newId()
  await db
    .insertInto('vouchers')
    .values({
      id,
      store_id: voucher.storeId ?? config.mainStoreId,
      title: words('Fifty dollars off'),
      description: words('A description'),
      discount_type: voucher.discountType ?? 'FIXED',
      terms: JSON.stringify(voucher.terms ?? { reduction: { amount: 50_00 } }),
      code: voucher.code ?? null,
      points_required: voucher.points ?? 0,
      stock: voucher.stock ?? null,
      per_account: voucher.perAccount ?? null,
      valid_days: voucher.validDays ?? null,
      starts_at: voucher.startsAt ?? new Date(clock.now().getTime() - 1000),
      ends_at: voucher.endsAt ?? null,
      status: voucher.status ?? 'ACTIVE',
    })
    .execute()
  return id
}
