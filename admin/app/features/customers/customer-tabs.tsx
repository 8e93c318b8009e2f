import { Tab, Tabs } from '@mui/material'
import { Link, useLocation } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'

const tabs = [
  ['/customers', 'customers.members'],
  ['/guests', 'customers.guests'],
] as const

/** Those with an account, and those who ordered as guests. */
export function CustomerTabs() {
  const t = useTranslate()
  const { pathname } = useLocation()
  return (
    <Tabs component="nav" value={pathname}>
      {tabs.map(([to, name]) => (
        <Tab component={Link} key={to} label={t(name)} to={to} value={to} />
      ))}
    </Tabs>
  )
}
