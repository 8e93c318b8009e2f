import { Button, Stack } from '@mui/material'
import { Link, useLocation } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'

const lists = [
  ['/customers', 'customers.members'],
  ['/guests', 'customers.guests'],
] as const

/** Tabs for customers with an account and for guests who ordered. */
export function CustomerTabs() {
  const t = useTranslate()
  const { pathname } = useLocation()
  return (
    <Stack aria-label={t('resources.customers.name')} component="nav" direction="row">
      {lists.map(([to, name]) => (
        <Button
          aria-current={to === pathname ? 'page' : undefined}
          color="inherit"
          component={Link}
          key={to}
          sx={{
            borderRadius: 0,
            borderBottom: 2,
            borderColor: 'transparent',
            '&[aria-current]': { borderColor: 'primary.main', color: 'primary.main' },
          }}
          to={to}
        >
          {t(name)}
        </Button>
      ))}
    </Stack>
  )
}
