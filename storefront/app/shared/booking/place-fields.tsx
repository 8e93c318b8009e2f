import { subDistrictsOf } from '@fitout/contract/hong-kong-sub-districts.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { SelectField } from '@fitout/ui/select-field.tsx'
import { useTranslations } from 'use-intl'
import { DistrictOptions } from '../delivery/district-options.tsx'
import { useLocale } from '../i18n/locale-provider.tsx'
import { elsewhere } from './checkout-draft.ts'

type Place = { district: string; subDistrict: string }

type Props = {
  place: Place
  /** Whether the district alone does not determine the delivery price. */
  isPartNeeded: boolean
  onChange: (place: Place) => void
  wrong?: { district: string | undefined; subDistrict: string | undefined }
}

/** The district, and its sub-districts. */
export function PlaceFields({ place, isPartNeeded, onChange, wrong }: Props) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  return (
    <>
      <SelectField
        label={t('district')}
        name="district"
        required
        autoComplete="address-level1"
        value={place.district}
        onChange={(event) => onChange({ district: event.target.value, subDistrict: '' })}
        error={wrong?.district}
      >
        <option value="">{t('chooseDistrict')}</option>
        <DistrictOptions />
      </SelectField>
      <SelectField
        label={t('subDistrict')}
        optional={isPartNeeded ? undefined : t('optional')}
        hint={isPartNeeded ? t('subDistrictHint') : undefined}
        name="subDistrict"
        required={isPartNeeded}
        disabled={!place.district}
        autoComplete="address-level2"
        value={place.subDistrict}
        onChange={(event) => onChange({ district: place.district, subDistrict: event.target.value })}
        error={wrong?.subDistrict}
      >
        <option value="">{t('chooseSubDistrict')}</option>
        {subDistrictsOf(place.district).map(({ key, title }) => (
          <option key={key} value={key}>
            {inLocale(title, locale)}
          </option>
        ))}
        <option value={elsewhere}>{t('elsewhere')}</option>
      </SelectField>
    </>
  )
}
