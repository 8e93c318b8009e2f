import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { subDistrictsOf } from '@fitout/contract/hong-kong-sub-districts.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { SelectField } from '@fitout/ui/select-field.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { useTranslations } from 'use-intl'
import { elsewhere } from '../../shared/booking/checkout-draft.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { useFieldWords } from './field-words.ts'
import type { Checkout } from './use-checkout.ts'

const longestPart = 140

/**
 * An address in the order of the language: from the district down in Chinese, from the flat up in English. The district
 * always comes before its parts, which depend on it.
 */
export function AddressFields({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const wrong = useFieldWords(checkout)
  const { details, change } = checkout

  const district = (
    <SelectField
      key="district"
      label={t('district')}
      name="district"
      required
      autoComplete="address-level1"
      value={details.district}
      onChange={(event) => change({ district: event.target.value, subDistrict: '' })}
      error={wrong('district')}
    >
      <option value="">{t('chooseDistrict')}</option>
      {hongKongAreas.map((area) => (
        <optgroup key={area.key} label={inLocale(area.title, locale)}>
          {area.districts.map(({ key, title }) => (
            <option key={key} value={key}>
              {inLocale(title, locale)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
  const isPartNeeded = checkout.needs.partOf(details.district)
  const subDistrict = (
    <SelectField
      key="subDistrict"
      label={t('subDistrict')}
      optional={isPartNeeded ? undefined : t('optional')}
      hint={isPartNeeded ? t('subDistrictHint') : undefined}
      name="subDistrict"
      required={isPartNeeded}
      disabled={!details.district}
      autoComplete="address-level2"
      value={details.subDistrict}
      onChange={(event) => change({ subDistrict: event.target.value })}
      error={wrong('subDistrict')}
    >
      <option value="">{t('chooseSubDistrict')}</option>
      {subDistrictsOf(details.district).map(({ key, title }) => (
        <option key={key} value={key}>
          {inLocale(title, locale)}
        </option>
      ))}
      <option value={elsewhere}>{t('elsewhere')}</option>
    </SelectField>
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
  const unit = (
    <TextField
      key="unit"
      label={t('unit')}
      optional={t('optional')}
      name="unit"
      autoComplete="address-line1"
      maxLength={longestPart}
      value={details.unit}
      onChange={(event) => change({ unit: event.target.value })}
      error={wrong('unit')}
    />
  )
  return locale === 'en'
    ? [unit, building, street, district, subDistrict]
    : [district, subDistrict, street, building, unit]
}
