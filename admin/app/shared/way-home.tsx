import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from './i18n.ts'
import { useIsForeman } from './session.ts'

/** The way on from a screen that has nothing to show; a foreman starts on the sites. */
export function WayHome() {
  const t = useTranslate()
  const isForeman = useIsForeman()
  return (
    <Button component={Link} sx={{ alignSelf: 'flex-start' }} to="/" variant="outlined">
      {t(isForeman ? 'kit.action.sites' : 'kit.action.home')}
    </Button>
  )
}
