import { reloadAtMostOnceAMinute } from '@fitout/ui/limited-reload.ts'
import { Alert } from '@mui/material'
import { useEffect } from 'react'
import { useTranslate } from './i18n.ts'
import { Reload } from './reload.tsx'
import { Screen } from './screen.tsx'
import { WayHome } from './way-home.tsx'

/** Shown if the code of a screen could not be loaded; a reload gets that of a new release. */
export function MissingScreen() {
  useEffect(() => {
    reloadAtMostOnceAMinute()
  }, [])
  return <ScreenFault />
}

/** Shown if a screen has crashed. */
export function ScreenFault() {
  const t = useTranslate()
  return (
    <Screen heading={t('kit.page.error')}>
      <Alert severity="error">{t('kit.message.error')}</Alert>
      <Reload />
    </Screen>
  )
}

/** Shown for an unknown path. */
export function NoScreen() {
  const t = useTranslate()
  return (
    <Screen heading={t('kit.page.not_found')} lead={t('kit.message.not_found')}>
      <WayHome />
    </Screen>
  )
}
