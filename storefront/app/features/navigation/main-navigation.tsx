import { useTranslations } from 'use-intl'
import { ConfiguredLink } from '../../shared/links/shop-link.tsx'
import { MenuPanel } from './menu-panel.tsx'
import type { NavigationItem } from './navigation-item.ts'

/** The first level of the menu on wide screens; its panels open below. */
export function MainNavigation({ items }: { items: NavigationItem[] }) {
  const t = useTranslations('shell')
  return (
    <nav aria-label={t('mainNavigation')} className="h-full @max-lg:hidden">
      <ul className="main-menu">
        {items.map((item, index) =>
          item.children.length > 0 ? (
            <MenuPanel key={item.title} item={item} id={`menu-${index}`} />
          ) : (
            <li key={item.title}>
              <ConfiguredLink address={item.path} lang={item.langs?.title}>
                {item.title}
              </ConfiguredLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
