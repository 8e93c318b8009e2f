import { Button } from '@mui/material'
import { useTranslate } from './i18n.ts'

/** Loads the page again. */
export function Reload() {
  const t = useTranslate()
  return (
    <Button onClick={() => location.reload()} sx={{ alignSelf: 'flex-start' }} variant="outlined">
      {t('kit.action.update_application')}
    </Button>
  )
}
