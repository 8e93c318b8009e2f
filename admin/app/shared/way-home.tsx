import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from './i18n.ts'

/** The way on from a screen that has nothing to show. */
export function WayHome() {
  const t = useTranslate()
  return (
    <Button component={Link} sx={{ alignSelf: 'flex-start' }} to="/" variant="outlined">
      {t('kit.action.home')}
    </Button>
  )
}
