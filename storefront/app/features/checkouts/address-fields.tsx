import { TextField } from '@fitout/ui/text-field.tsx'
import { useTranslations } from 'use-intl'
import { PlaceFields } from '../../shared/booking/place-fields.tsx'
import { UnitField } from '../../shared/booking/unit-field.tsx'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { useFieldWords } from './field-words.ts'
import type { Checkout } from './use-checkout.ts'

const longestPart = 140

/** Address fields in the order of the language: from the district down in Chinese, from the flat up in English. */
export function AddressFields({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const wrong = useFieldWords(checkout)
  const { details, change } = checkout

  const isPartNeeded = checkout.needs.partOf(details.district)
  const place = (
    <PlaceFields
      key="place"
      isPartNeeded={isPartNeeded}
      onChange={change}
      place={details}
      wrong={{ district: wrong('district'), subDistrict: wrong('subDistrict') }}
    />
  )
  const street = (
    <TextField
      key="street"
      className="sm:col-span-2"
      label={t('street')}
      optional={t('optional')}
      name="street"
      autoComplete="address-line3"
      maxLength={longestPart}
      value={details.street}
      onChange={(event) => change({ street: event.target.value })}
      error={wrong('street')}
    />
  )
  const building = (
    <TextField
      key="building"
      label={t('building')}
      name="building"
      required
      autoComplete="address-line2"
      maxLength={longestPart}
      value={details.building}
      onChange={(event) => change({ building: event.target.value })}
      error={wrong('building')}
    />
  )
  const unit = <UnitField key="unit" error={wrong('unit')} maxLength={longestPart} onChange={change} value={details} />
  return locale === 'en' ? [unit, building, street, place] : [place, street, building, unit]
}
