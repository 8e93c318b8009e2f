import { Badge, BottomNavigation, BottomNavigationAction, Paper } from '@mui/material'
import { Link, useLocation } from 'react-router'
import { useTranslate } from './i18n.ts'
import type { MenuEntry } from './manifest.ts'
import { WaitingFigure } from './place-count.tsx'
import { usePlaces } from './use-places.ts'

/** The height of the bottom bar on phones, which nothing may overlap. */
export const footHeight = 56

/** The daily places, within reach of the thumb. */
export function Foot({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useTranslate()
  const { daily } = usePlaces(entries)
  const { pathname } = useLocation()
  const isHere = (to: string) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))
  return (
    <Paper
      aria-label={t('kit.places.daily')}
      component="nav"
      square
      sx={{ position: 'fixed', inset: 'auto 0 0', zIndex: 'appBar', borderTop: 1, borderColor: 'divider' }}
    >
      <BottomNavigation showLabels sx={{ height: footHeight }} value={daily.findIndex(({ to }) => isHere(to))}>
        {daily.map(({ icon: Icon, name, to, count }) => (
          <BottomNavigationAction
            component={Link}
            icon={
              <Badge badgeContent={count > 0 ? <WaitingFigure count={count} /> : 0} color="primary">
                <Icon />
              </Badge>
            }
            key={to}
            label={t(name)}
            // The same width when selected: the longest name just fits a quarter of a phone.
            sx={{ minWidth: 0, px: 0.5, '& .MuiBottomNavigationAction-label.Mui-selected': { fontSize: '0.75rem' } }}
            to={to}
            {...(isHere(to) && { 'aria-current': 'page' as const })}
          />
        ))}
      </BottomNavigation>
    </Paper>
  )
}
