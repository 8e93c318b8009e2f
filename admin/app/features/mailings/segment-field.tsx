import { listSegments } from '@fitout/contract/staff/segments.ts'
import { Link as TextLink, MenuItem, TextField, Typography } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { useOne } from '../../shared/use-read.ts'

type SegmentFieldProps = { value: string; onChange: (id: string) => void; isRequired?: boolean }

/** Chooses one of the segments, or leads to where they are made. */
export function SegmentField({ value, onChange, isRequired = false }: SegmentFieldProps) {
  const t = useTranslate()
  const { data: segments } = useOne(listSegments)
  if (segments?.length === 0) {
    return (
      <Typography>
        {t('mailings.noSegments')}{' '}
        <TextLink component={Link} to="/customers">
          {t('mailings.toCustomers')}
        </TextLink>
      </Typography>
    )
  }
  return (
    <TextField
      label={t('mailings.choose')}
      onChange={({ target }) => onChange(target.value)}
      required={isRequired}
      select
      sx={{ minWidth: '14rem' }}
      value={segments?.some(({ _id }) => _id === value) ? value : ''}
    >
      {segments?.map(({ _id, name }) => (
        <MenuItem key={_id} value={_id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
