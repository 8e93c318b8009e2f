import { inLocale } from '@fitout/contract/locales.ts'
import { budgetBands, projectStyles } from '@fitout/contract/project-options.ts'
import { areaUnits, inSquareFeet, inSquareMetres } from '@fitout/contract/saleable-area.ts'
import { SelectField } from '@fitout/ui/select-field.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { useTranslations } from 'use-intl'
import { DistrictOptions } from '../../shared/delivery/district-options.tsx'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { areaOf } from './check-enquiry.ts'
import type { EnquiryDetails } from './enquiry-draft.ts'
import { useFaultWords } from './fault-words.ts'
import { FormPart } from './form-part.tsx'
import type { Enquiry } from './use-enquiry.ts'

/** Location, area, style and budget of the home. All of it is optional. */
export function HomePart({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslations('enquiry')
  const locale = useLocale()
  const { details, change, faults } = enquiry
  const wrong = useFaultWords(faults)
  const optional = t('optional')
  return (
    <FormPart title={t('homeTitle')}>
      <SelectField
        className="sm:col-span-2"
        label={t('location')}
        optional={optional}
        name="location"
        value={details.location}
        onChange={({ target }) => change({ location: target.value })}
        error={wrong('location')}
      >
        <option value="">{t('chooseLocation')}</option>
        <DistrictOptions />
      </SelectField>
      <AreaFields enquiry={enquiry} />
      <SelectField
        label={t('style')}
        optional={optional}
        name="style"
        value={details.style}
        onChange={({ target }) => change({ style: target.value })}
        error={wrong('style')}
      >
        <option value="">{t('anyStyle')}</option>
        {projectStyles.map(({ key, title }) => (
          <option key={key} value={key}>
            {inLocale(title, locale)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('budget')}
        optional={optional}
        name="budget"
        value={details.budget}
        onChange={({ target }) => change({ budget: target.value })}
        error={wrong('budget')}
      >
        <option value="">{t('anyBudget')}</option>
        {budgetBands.map(({ key, title }) => (
          <option key={key} value={key}>
            {inLocale(title, locale)}
          </option>
        ))}
      </SelectField>
    </FormPart>
  )
}

function AreaFields({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslations('enquiry')
  const { details, change, leave, faults } = enquiry
  const wrong = useFaultWords(faults)
  return (
    <div className="grid grid-cols-[1fr_7.75rem] items-start gap-2 sm:col-span-2 sm:grid-cols-[1fr_8rem]">
      <TextField
        label={t('area')}
        optional={t('optional')}
        hint={t('areaHint')}
        name="area"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={details.area}
        onChange={({ target }) => change({ area: target.value })}
        onBlur={() => leave('area')}
        error={wrong('area')}
      />
      <SelectField
        label={t('areaUnits')}
        name="area_units"
        value={details.areaUnits}
        onChange={({ target }) => change({ areaUnits: target.value as EnquiryDetails['areaUnits'] })}
        hint={<OtherUnit details={details} />}
      >
        {areaUnits.map((unit) => (
          <option key={unit} value={unit}>
            {t(`units.${unit}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** The same area in the other unit. */
function OtherUnit({ details }: { details: EnquiryDetails }) {
  const t = useTranslations('enquiry')
  const area = areaOf(details)
  if (area === undefined || !(area > 0 && area <= 100_000)) return null
  const feet = inSquareFeet(area, details.areaUnits)
  return details.areaUnits === 'sqm'
    ? t('areaInSqft', { feet })
    : t('areaInSqm', { metres: inSquareMetres(feet).toFixed(1) })
}
