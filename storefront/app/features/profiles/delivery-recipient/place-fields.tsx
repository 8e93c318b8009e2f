import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { ComboboxField } from '@fitout/ui/combobox-field.tsx'
import { SelectField } from '@fitout/ui/select-field.tsx'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'
import {
  atSubDistrict,
  districtChoices,
  inDistrict,
  inRegion,
  subDistrictChoice,
  subDistrictChoices,
} from './places.ts'
import type { PartProps } from './part-props.ts'

/** Region, district and sub-district: choosing a finer one fills in the others. */
export function usePlaceFields({ values, change, wrong }: PartProps) {
  const t = useTranslations('deliveryRecipient')
  const locale = useLocale()
  const words = {
    placeholder: t('placeWords.placeholder'),
    empty: t('placeWords.empty'),
    clear: t('placeWords.clear'),
    open: t('placeWords.open'),
  }
  return {
    region: (
      <SelectField
        key="region"
        className="sm:col-span-6"
        label={t('region')}
        name="region"
        required
        value={values.region}
        onChange={({ target }) => change(inRegion(target.value, values))}
        error={wrong('region')}
      >
        <option value="">{t('chooseRegion')}</option>
        {hongKongAreas.map(({ key, title }) => (
          <option key={key} value={key}>
            {inLocale(title, locale)}
          </option>
        ))}
      </SelectField>
    ),
    district: (
      <ComboboxField
        key="district"
        className="sm:col-span-3"
        label={t('district')}
        id="delivery-district"
        choices={districtChoices(values, locale)}
        value={values.district}
        onChange={(district) => change(inDistrict(district, values))}
        words={{ ...words, placeholder: t('districtPlaceholder') }}
        required
        error={wrong('district')}
      />
    ),
    subDistrict: (
      <ComboboxField
        key="sub-district"
        className="sm:col-span-3"
        label={t('subDistrict')}
        id="delivery-sub-district"
        choices={subDistrictChoices(values, locale)}
        value={subDistrictChoice(values)}
        onChange={(choice) => change(atSubDistrict(choice, values))}
        words={words}
        error={wrong('sub_district')}
      />
    ),
  }
}
