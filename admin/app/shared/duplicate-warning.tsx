import { Alert, Link as TextLink } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from './i18n.ts'
import type { PaymentReading } from './payment-reading.ts'

/** Where the same picture or transaction was used first. */
export function DuplicateWarning({ of }: { of: PaymentReading['duplicate_of'] }) {
  const t = useTranslate()
  if (!of) return <Alert severity="warning">{t('reading.duplicateGone')}</Alert>
  const { renovation_id: room, reference } = of
  const to = room ? `/renovations/${room}/instalments` : `/orders/${of._id}/show`
  return (
    <Alert severity="warning">
      <TextLink color="inherit" component={Link} to={to}>
        {t(room ? 'reading.duplicateRecord' : 'reading.duplicate', { reference })}
      </TextLink>
    </Alert>
  )
}
