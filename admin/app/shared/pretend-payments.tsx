import { Alert } from '@mui/material'
import { useTranslate } from './i18n.ts'
import { useOneself } from './session.ts'

/** Above every screen of a shop whose payments are a trial at a public address. */
export function PretendPayments() {
  const t = useTranslate()
  if (useOneself()?.takes_pretend_payments !== true) return null
  return (
    <Alert severity="error" sx={{ mt: 1 }}>
      {t('pretendPayments')}
    </Alert>
  )
}
