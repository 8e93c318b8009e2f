import { MenuItem, TextField, Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { listStaffInstalments } from '@fitout/contract/staff/instalments.ts'
import { listProvisionalLines } from '@fitout/contract/staff/variations.ts'
import { variationCauses, variationDays } from '@fitout/contract/variation-content.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { Part } from '../../shared/part.tsx'
import { Row } from '../../shared/row.tsx'
import { useList } from '../../shared/use-read.ts'
import { WordsFields } from '../../shared/words-fields.tsx'
import type { Room, Variation, VariationDraft } from './variation.ts'

type VariationFieldsProps = {
  room: Room
  variation: Variation
  draft: VariationDraft
  onChange: (part: Partial<VariationDraft>) => void
}

/** Subject, reason and payment of a variation. */
export function VariationFields({ room, variation, draft, onChange }: VariationFieldsProps) {
  const t = useTranslate()
  const label = (name: string) => t(`variations.fields.${name}`)
  return (
    <Part heading={t('variations.about')}>
      <WordsFields label={label('title')} most={120} onChange={(title) => onChange({ title })} value={draft.title} />
      <WordsFields
        isLong
        label={label('reason')}
        most={600}
        onChange={(reason) => onChange({ reason })}
        value={draft.reason}
      />
      <Row>
        <TextField
          label={label('cause')}
          onChange={({ target }) => onChange({ cause: target.value as VariationDraft['cause'] })}
          select
          value={draft.cause}
        >
          {variationCauses
            // A settlement is begun as one.
            .filter((cause) => (cause === 'SETTLEMENT') === (variation.draft.cause === 'SETTLEMENT'))
            .map((cause) => (
              <MenuItem key={cause} value={cause}>
                {t(`variations.causes.${cause}`)}
              </MenuItem>
            ))}
        </TextField>
        {draft.cause !== 'SETTLEMENT' && (
          <NumberField
            label={label('days')}
            least={variationDays.least}
            most={variationDays.most}
            onChange={(days) => onChange({ days })}
            value={draft.days}
          />
        )}
        {draft.cause === 'PROVISIONAL' && <ProvisionalField draft={draft} onChange={onChange} room={room} />}
        {draft.cause !== 'SETTLEMENT' && <PaysWithField draft={draft} onChange={onChange} room={room} />}
      </Row>
      {draft.cause === 'SETTLEMENT' && <Typography>{t('variations.settlementLead')}</Typography>}
      {draft.cause === 'PROVISIONAL' && <Typography>{t('variations.provisionalHint')}</Typography>}
    </Part>
  )
}

type FieldProps = Omit<VariationFieldsProps, 'variation'>

function ProvisionalField({ room, draft, onChange }: FieldProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { data: lines } = useList(listProvisionalLines, { params: { id: room._id } })
  const open = lines?.filter(({ settled_at: at }) => at === null) ?? []
  return (
    <TextField
      label={t('variations.fields.provisional_key')}
      onChange={({ target }) => onChange({ provisional_key: target.value || null })}
      required
      select
      value={open.some(({ key }) => key === draft.provisional_key) ? draft.provisional_key : ''}
    >
      {open.map(({ key, title, amount }) => (
        <MenuItem key={key} value={key}>
          {inLocale(title, locale)} · {formatDollars(amount)}
        </MenuItem>
      ))}
    </TextField>
  )
}

function PaysWithField({ room, draft, onChange }: FieldProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { data: rows } = useList(listStaffInstalments, { params: { id: room._id } })
  const open = rows?.filter((row) => row.open > 0) ?? []
  return (
    <TextField
      label={t('variations.fields.pays_with')}
      onChange={({ target }) => onChange({ pays_with: target.value || null })}
      select
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      value={open.some((row) => row._id === draft.pays_with) ? draft.pays_with : ''}
    >
      <MenuItem value="">{t('variations.own')}</MenuItem>
      {open.map((row) => (
        <MenuItem key={row._id} value={row._id}>
          {inLocale(row.title, locale)} · {formatDollars(row.open)}
        </MenuItem>
      ))}
    </TextField>
  )
}
