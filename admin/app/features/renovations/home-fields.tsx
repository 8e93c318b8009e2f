import { MenuItem, TextField } from '@mui/material'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { budgetBands, projectScopes, projectStyles, propertyTypes } from '@fitout/contract/project-options.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { Row } from '../../shared/row.tsx'
import { choiceNames, type RenovationDraft } from './renovation-draft.ts'

const choices: Record<(typeof choiceNames)[number], readonly { key: string; title: Words }[]> = {
  property_type: propertyTypes,
  district: hongKongAreas.flatMap((area) => area.districts),
  scope: projectScopes,
  style: projectStyles,
  budget: budgetBands,
}

export type FieldsProps = {
  draft: RenovationDraft
  isDisabled: boolean
  onChange: (part: Partial<RenovationDraft>) => void
}

/** Title, address and type of the home. */
export function HomeFields({ draft, isDisabled, onChange }: FieldsProps) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <>
      <TextField
        disabled={isDisabled}
        label={t('renovations.fields.title')}
        onChange={({ target }) => onChange({ title: target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 120 } }}
        value={draft.title}
      />
      <TextField
        disabled={isDisabled}
        label={t('renovations.fields.address')}
        minRows={2}
        multiline
        onChange={({ target }) => onChange({ address: target.value })}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        value={draft.address}
      />
      <Row>
        {choiceNames.map((name) => (
          <TextField
            disabled={isDisabled}
            key={name}
            label={t(`renovations.fields.${name}`)}
            onChange={({ target }) => onChange({ [name]: target.value })}
            select
            value={draft[name]}
          >
            <MenuItem value="">{t('renovations.notGiven')}</MenuItem>
            {choices[name].map(({ key, title }) => (
              <MenuItem key={key} value={key}>
                {inLocale(title, locale)}
              </MenuItem>
            ))}
          </TextField>
        ))}
        <NumberField
          isDisabled={isDisabled}
          label={t('renovations.fields.saleable_sqft')}
          onChange={(value) => onChange({ saleable_sqft: value })}
          value={draft.saleable_sqft}
        />
      </Row>
    </>
  )
}
