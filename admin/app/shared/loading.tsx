import { CircularProgress, Stack, Typography } from '@mui/material'
import { useTranslate } from './i18n.ts'

/** Placeholder while a screen loads; fast loads never show it. */
export function Loading() {
  const t = useTranslate()
  return (
    <Stack
      spacing={2}
      sx={{
        alignItems: 'center',
        py: 8,
        width: '100%',
        '@keyframes later': { from: { visibility: 'hidden' } },
        animation: 'later 0.6s step-end',
      }}
    >
      <CircularProgress />
      <Typography color="text.secondary" role="status">
        {t('kit.page.loading')}
      </Typography>
    </Stack>
  )
}
