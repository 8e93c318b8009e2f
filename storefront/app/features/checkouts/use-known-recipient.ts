import type { Answer } from '@fitout/contract/endpoint.ts'
import { unitLine } from '@fitout/contract/hong-kong-address.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { showDeliveryRecipient } from '@fitout/contract/profiles.ts'
import { useEffect } from 'react'
import { quietCall } from '../../shared/api/browser-call.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import type { User } from '../../shared/session/session.ts'
import { useUser } from '../../shared/session/use-session.ts'
import { type CheckoutDetails, checkoutDraft } from '../../shared/booking/checkout-draft.ts'

type Recipient = NonNullable<Answer<typeof showDeliveryRecipient>['data']['delivery_recipient']>

const ownFields = ['name', 'phone', 'district', 'street', 'building', 'unit'] as const

/** Prefills a member's order with the saved recipient, unless something was typed already. */
export function useKnownRecipient(): void {
  const user = useUser()
  const locale = useLocale()
  useEffect(() => {
    if (!user?.registered || !isUntouched()) return undefined
    const leaving = new AbortController()
    const fillIn = async ({ email }: User) => {
      const { data } = await quietCall(showDeliveryRecipient, { signal: leaving.signal })
      if (leaving.signal.aborted || !data.delivery_recipient || !isUntouched()) return
      const address = checkoutDraft.read().email || email || ''
      checkoutDraft.change({ ...detailsOf(data.delivery_recipient, locale), email: address })
    }
    // Otherwise the form is empty, like a guest's.
    void fillIn(user).catch(() => undefined)
    return () => leaving.abort()
  }, [user, locale])
}

function isUntouched(): boolean {
  const details = checkoutDraft.read()
  return ownFields.every((field) => details[field] === '')
}

/** The checkout has fewer address fields than the saved address: block, floor and flat are one. */
function detailsOf(recipient: Recipient, locale: Locale): Partial<CheckoutDetails> {
  const { name, area_code, phone, district = '', sub_district = '', street = '', estate = '' } = recipient
  return {
    name,
    areaCode: area_code,
    phone,
    district,
    subDistrict: sub_district,
    street: street.slice(0, longestPart),
    building: estate.slice(0, longestPart),
    unit: unitLine(recipient, locale).slice(0, longestPart),
  }
}

/** The maximum length of a field. */
const longestPart = 140
