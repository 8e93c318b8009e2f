import { districtKeys } from '@fitout/contract/appointments.ts'
import { Autocomplete, MenuItem, TextField } from '@mui/material'
import type { AppointmentKind } from '@fitout/contract/appointments.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { Row } from '../../shared/row.tsx'
import { useColleagues } from '../../shared/use-colleagues.ts'
import { WordsFields } from '../../shared/words-fields.tsx'
import { districtTitle } from './appointment.ts'
import type { District, SlotDraft } from './slot-draft.ts'

type Props = { kind: AppointmentKind; draft: SlotDraft; onChange: (part: Partial<SlotDraft>) => void }

/** The common fields of a new and a changed slot. */
export function SlotFields({ kind, draft, onChange }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const colleagues = useColleagues()
  return (
    <>
      <Row>
        <NumberField
          isRequired
          label={t('appointments.minutes')}
          least={15}
          most={240}
          onChange={(minutes) => onChange({ minutes })}
          step={5}
          value={draft.minutes}
        />
        <NumberField
          isRequired
          label={t('appointments.capacity')}
          most={20}
          onChange={(capacity) => onChange({ capacity })}
          value={draft.capacity}
        />
      </Row>
      <TextField
        label={t('appointments.staff')}
        onChange={({ target }) => onChange({ staffId: target.value })}
        select
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        value={colleagues.some(({ _id: id }) => id === draft.staffId) ? draft.staffId : ''}
      >
        <MenuItem value="">{t('appointments.noOne')}</MenuItem>
        {colleagues.map(({ _id: id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {kind === 'MEASUREMENT' ? (
        <Autocomplete
          getOptionLabel={(key) => districtTitle(key, locale)}
          disableCloseOnSelect
          multiple
          onChange={(_, districts: District[]) => onChange({ districts })}
          options={districtKeys}
          renderInput={(params) => (
            <TextField {...params} helperText={t('appointments.districtsHint')} label={t('appointments.districts')} />
          )}
          value={draft.districts}
        />
      ) : (
        <WordsFields
          label={t(kind === 'SERVICE' ? 'appointments.placeOfService' : 'appointments.place')}
          onChange={(place) => onChange({ place })}
          value={draft.place}
        />
      )}
    </>
  )
}
