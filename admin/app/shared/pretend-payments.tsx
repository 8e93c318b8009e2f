import { Alert } from '@mui/material'
import { useGetIdentity, useTranslate } from 'react-admin'

/** Above every screen of a shop whose payments are a trial that everybody can reach. */
export function PretendPayments() {
  const t = useTranslate()
  const { identity } = useGetIdentity()
  if (identity?.['takesPretendPayments'] !== true) return null
  return (
    <Alert severity="error" sx={{ mt: 1 }}>
      {t('pretendPayments')}
    </Alert>
  )
}
