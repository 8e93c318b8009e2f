import { Menu, useTranslate } from 'react-admin'
import type { MenuEntry } from './manifest.ts'
import { useMay } from './use-may.ts'

/** The menu: the first page, then what the role may open. */
export function Places({ entries }: { entries: MenuEntry[] }) {
  const t = useTranslate()
  const may = useMay()
  return (
    <Menu>
      <Menu.DashboardItem />
      {entries
        .filter(({ permission }) => may(permission))
        .map(({ icon: Icon, name, to }) => (
          <Menu.Item key={to} leftIcon={<Icon />} primaryText={t(name)} to={to} />
        ))}
    </Menu>
  )
}
