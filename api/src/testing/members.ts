import { ensureGuestAccount } from '../features/accounts/accounts-service.ts'
import type { TestShop } from './test-shop.ts'
import { type Guest, openGuest } from './visitors.ts'

export type Member = Guest & { email: string; phone: string }

let count = 0

/** A registered account with an email and a telephone number of its own, signed in. */
export async function openMember(shop: TestShop, locale: 'zh' | 'cn' | 'en' = 'en'): Promise<Member> {
  const guest = await openGuest(shop, locale)
  count += 1
  const [email, phone] = [`member-${count}@shop.example`, `6${String(count).padStart(7, '0')}`]
  await ensureGuestAccount(shop.context.db, guest.accountId, locale)
  await shop.context.db
    .updateTable('accounts')
    .set({ type: 'EMAIL', email, area_code: '852', phone, username: `Member ${count}`, language: locale })
    .where('id', '=', guest.accountId)
    .execute()
  return { ...guest, email, phone }
}
