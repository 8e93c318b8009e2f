import { Alert } from '@mui/material'
import { useTranslate } from './i18n.ts'
import { useOneself } from './session.ts'

/** A banner on every screen of a public shop with sandbox payments. */
export function PretendPayments() {
  const t = useTranslate()
  if (useOneself()?.takes_pretend_payments !== true) return null
  return (
    <Alert severity="error" sx={{ mt: 1 }}>
      {t('pretendPayments')}
    </Alert>
  )
}
