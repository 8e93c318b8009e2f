import type { Answer } from '@fitout/contract/endpoint.ts'
import { listSegments } from '@fitout/contract/staff/segments.ts'
import { Link as TextLink, MenuItem, TextField, Typography } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { isSame } from '../../shared/is-same.ts'
import { useOne } from '../../shared/use-read.ts'
import type { Mailing } from './mailing.ts'

type Segment = Answer<typeof listSegments>['data'][number]
type SegmentFieldProps = {
  /** Empty until another one is selected. */
  value: string
  onChange: (id: string) => void
  /** The segment of a draft, as it was when it was selected. */
  present?: Pick<Mailing, 'segment_name' | 'filter'>
}

/** Selects a segment, or links to the screen that creates them. */
export function SegmentField({ value, onChange, present }: SegmentFieldProps) {
  const t = useTranslate()
  const { data: segments } = useOne(listSegments)
  if (segments?.length === 0 && !present) {
    return (
      <Typography>
        {t('mailings.noSegments')}{' '}
        <TextLink component={Link} to="/customers">
          {t('mailings.toCustomers')}
        </TextLink>
      </Typography>
    )
  }
  const named = ({ name }: Segment) => name === present?.segment_name
  const others = segments?.filter((one) => !named(one) || !isSame(one.filter, present?.filter))
  return (
    <TextField
      label={t(present ? 'mailings.segment' : 'mailings.choose')}
      onChange={({ target }) => onChange(target.value)}
      required={!present}
      select
      slotProps={present ? { inputLabel: { shrink: true }, select: { displayEmpty: true } } : {}}
      sx={{ minWidth: '14rem' }}
      value={others?.some(({ _id }) => _id === value) ? value : ''}
    >
      {present && <MenuItem value="">{present.segment_name}</MenuItem>}
      {others?.map((one) => (
        <MenuItem key={one._id} value={one._id}>
          {named(one) ? t('mailings.asItIsNow', { name: one.name }) : one.name}
        </MenuItem>
      ))}
    </TextField>
  )
}
