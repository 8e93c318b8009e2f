import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { useLocale } from '../i18n/locale-provider.tsx'

/** The districts of Hong Kong grouped by region, or those of them that are offered. */
export function DistrictOptions({ offered }: { offered?: string[] }) {
  const locale = useLocale()
  return hongKongAreas.map((area) => (
    <optgroup key={area.key} label={inLocale(area.title, locale)}>
      {area.districts
        .filter(({ key }) => offered?.includes(key) ?? true)
        .map(({ key, title }) => (
          <option key={key} value={key}>
            {inLocale(title, locale)}
          </option>
        ))}
    </optgroup>
  ))
}
