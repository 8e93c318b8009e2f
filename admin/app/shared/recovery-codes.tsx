import { Box, Typography } from '@mui/material'
import { CopyButton } from './copy-button.tsx'
import { useTranslate } from './i18n.ts'

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslate()
  return (
    <>
      <Typography>{t('signIn.recoveryLead')}</Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 2,
          m: 0,
          bgcolor: 'background.default',
          columns: { sm: 2 },
          fontFamily: 'monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ mt: 1 }}>
        <CopyButton text={codes.join('\n')} />
      </Box>
    </>
  )
}
