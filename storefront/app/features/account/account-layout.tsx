import { localise } from '@fitout/contract/storefront-paths.ts'
import { SideTabs } from '@fitout/ui/side-tabs.tsx'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { PageLink } from '../../shared/links/page-link.tsx'
import { useShop } from '../../shared/page/shop.tsx'

/** The account tabs, at the side or as a row on phones, and the open one, which brings its own heading. */
export function AccountLayout({ signOut, children }: { signOut: ReactNode; children: ReactNode }) {
  const t = useTranslations('account')
  const { pathname } = useLocation()
  const locale = useLocale()
  const { account } = useShop().navbar
  const tabs = account.map(({ title, path }) => ({ href: localise(path, locale), title }))
  const here = pathname.replace(/\/$/, '')
  // On a page below a tab, such as an order, that tab is open.
  const open = tabs
    .map(({ href }) => href)
    .filter((href) => here === href || here.startsWith(`${href}/`))
    .reduce((nearest, href) => (href.length > nearest.length ? href : nearest), '')
  return (
    <div className="page grid min-h-svh content-start gap-y-8 pt-8 pb-section lg:columns-12 lg:pt-block">
      <div className="min-w-0 lg:col-span-3">
        <div className="lg:sticky lg:top-28">
          <SideTabs label={t('tabs')} tabs={tabs} current={open} link={PageLink} />
          {signOut}
        </div>
      </div>
      <div className="min-w-0 lg:col-span-8 lg:col-start-5">{children}</div>
    </div>
  )
}
