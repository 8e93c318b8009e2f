import { Box, Button, Stack, Typography } from '@mui/material'
import { CopyButton } from '../../shared/copy-button.tsx'
import { useTranslate } from '../../shared/i18n.ts'

type Props = { picture: string; address: string; secret: string }

/** The secret as a QR code, as a link for an app on the same device, and as letters for manual entry. */
export function AuthenticatorSetUp({ picture, address, secret }: Props) {
  const t = useTranslate()
  return (
    <>
      <Typography>{t('signIn.setUpLead')}</Typography>
      <Box alt={t('signIn.qr')} component="img" src={picture} sx={{ width: 200, alignSelf: 'center' }} />
      <Button href={address} sx={{ alignSelf: 'center' }}>
        {t('signIn.sameDevice')}
      </Button>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography color="text.secondary" variant="body2">
          {t('signIn.byHand')} <code>{secret.replace(/.{4}(?!$)/g, '$& ')}</code>
        </Typography>
        <CopyButton text={secret} />
      </Stack>
    </>
  )
}
