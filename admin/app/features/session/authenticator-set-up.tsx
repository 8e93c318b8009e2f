import { Box, Typography } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'

/** The secret as a QR code, and as letters for manual entry. */
export function AuthenticatorSetUp({ picture, secret }: { picture: string; secret: string }) {
  const t = useTranslate()
  return (
    <>
      <Typography>{t('signIn.setUpLead')}</Typography>
      <Box alt={t('signIn.qr')} component="img" src={picture} sx={{ width: 200, alignSelf: 'center' }} />
      <Typography color="text.secondary" variant="body2">
        {t('signIn.byHand')} <code>{secret.replace(/.{4}(?!$)/g, '$& ')}</code>
      </Typography>
    </>
  )
}
