import { reloadAtMostOnceAMinute } from '@fitout/ui/limited-reload.ts'
import { Alert, Button } from '@mui/material'
import { useEffect } from 'react'
import { useTranslate } from './i18n.ts'
import { Screen } from './screen.tsx'

/** Stands in place of a screen whose file did not come; a fresh page knows the files of a new release. */
export function MissingScreen() {
  useEffect(() => {
    reloadAtMostOnceAMinute()
  }, [])
  return <ScreenFault />
}

/** Stands in place of a screen that broke. */
export function ScreenFault() {
  const t = useTranslate()
  return (
    <Screen heading={t('kit.page.error')}>
      <Alert severity="error">{t('kit.message.error')}</Alert>
      <Button onClick={() => location.reload()} sx={{ alignSelf: 'flex-start' }} variant="outlined">
        {t('kit.action.update_application')}
      </Button>
    </Screen>
  )
}

/** An address that leads nowhere. */
export function NoScreen() {
  const t = useTranslate()
  return <Screen heading={t('kit.page.not_found')} lead={t('kit.message.not_found')} />
}
