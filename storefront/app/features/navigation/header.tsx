import { localise } from '@fitout/contract/storefront-paths.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useShopIfLoaded } from '../../shared/page/shop.tsx'
import { SharedPart } from '../../shared/page/shared-part.tsx'
import { LogoMark } from '../../shared/page/logo-mark.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { useHidingOnScroll } from './use-hiding-on-scroll.ts'

type HeaderProps = {
  search: ReactNode
  /** The header's controls that need a session; their space is reserved until then. */
  widgets: ReactNode
  languages: ReactNode
  menuSearch: ReactNode
  menuLanguages: ReactNode
  /** Controls that do not fit in the header of the smallest screens. */
  menuExtras: ReactNode
}

export function Header({ search, widgets, languages, menuSearch, menuLanguages, menuExtras }: HeaderProps) {
  const navbar = useShopIfLoaded()?.navbar
  const header = useHidingOnScroll()
  return (
    <header ref={header} className="site-header">
      <div className="header-frame">
        <div className="page flex h-full items-center gap-2 md:gap-4 lg:gap-10">
          {navbar && (
            <MobileMenu items={navbar.navigation} search={menuSearch} languages={menuLanguages} extras={menuExtras} />
          )}
          <Logo />
          {navbar && (
            <SharedPart name="navigation" by={() => [navbar.navigation]}>
              <MainNavigation items={navbar.navigation} />
            </SharedPart>
          )}
          <div className="ms-auto flex items-center lg:gap-2">
            <div className="@max-lg:hidden">{languages}</div>
            <div className="-me-3 flex">
              {navbar && search}
              <div className="header-widgets">{widgets}</div>
            </div>
          </div>
        </div>
      </div>
    </header>
  )
}

/** The logo, 36 px high, links home. */
export function Logo() {
  const locale = useLocale()
  const logo = useShopIfLoaded()?.navbar.logo
  const t = useTranslations('screens')
  return (
    <ShopLink to={localise(logo?.path ?? '/', locale)} className="logo">
      {logo ? <LogoMark logo={logo} height={36} priority /> : t('home')}
    </ShopLink>
  )
}
