import type { Body } from '@fitout/contract/endpoint.ts'
import { areaOf, composeHongKongAddress } from '@fitout/contract/hong-kong-address.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { saveDeliveryRecipient } from '@fitout/contract/profiles.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { ensureGuestAccount } from '../accounts/accounts-service.ts'
import { findRecipient, moveRecipient, putRecipient, type RecipientRow } from './profiles-queries.ts'

type Recipient = Body<typeof saveDeliveryRecipient>['delivery_recipient']

const parts = ['district', 'sub_district', 'street', 'estate', 'block', 'floor', 'flat'] as const

export async function showRecipient(context: Context, accountId: string, locale: Locale) {
  const row = await findRecipient(context.db, accountId)
  return { delivery_recipient: row ? presentRecipient(row, locale) : null }
}

export async function saveRecipient(context: Context, accountId: string, recipient: Recipient, locale: Locale) {
  const inParts = Object.fromEntries(parts.map((part) => [part, recipient[part]?.trim() || null]))
  await transaction(context.db, async (trx) => {
    await ensureGuestAccount(trx, accountId, locale)
    await putRecipient(trx, {
      account_id: accountId,
      name: recipient.name,
      address: recipient.district ? '' : recipient.address,
      area_code: recipient.area_code,
      phone: recipient.phone,
      ...inParts,
      updated_at: context.clock.now(),
    })
  })
}

/** Moves a guest's recipient at registration or sign-in, if the account has none. */
export async function joinRecipient(trx: Database, guestId: string, accountId: string): Promise<void> {
  await moveRecipient(trx, guestId, accountId)
}

function presentRecipient(row: RecipientRow, locale: Locale) {
  const address = Object.fromEntries(parts.flatMap((part) => (row[part] === null ? [] : [[part, row[part]]])))
  return {
    name: row.name,
    address: row.district ? composeHongKongAddress(address, locale) : row.address,
    area_code: row.area_code as Recipient['area_code'],
    phone: row.phone,
    ...(row.district && { region: areaOf(row.district)?.key }),
    ...address,
  }
}
