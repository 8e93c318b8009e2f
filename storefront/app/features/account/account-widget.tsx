import UserRound from 'lucide-react/icons/user-round'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ConfiguredLink, ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { useShop } from '../../shared/page/shop.tsx'
import type { User } from '../../shared/session/session.ts'

const id = 'account-menu'

/** A link to the account for registered customers, to sign-in for guests. */
export function AccountWidget({ user, signOut }: { user: User; signOut: ReactNode }) {
  const t = useTranslations('shell')
  const menu = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useEffect(() => menu.current?.hidePopover(), [key])
  return (
    <div className="header-menu-place">
      <button type="button" popoverTarget={id} aria-label={t('account')} className="header-widget">
        <UserRound aria-hidden="true" size={20} strokeWidth={1.5} />
      </button>
      <div ref={menu} id={id} popover="auto" className="header-menu">
        {user.registered ? <OwnPages user={user} signOut={signOut} /> : <WaysIn />}
      </div>
    </div>
  )
}

function OwnPages({ user, signOut }: { user: User; signOut: ReactNode }) {
  const { account } = useShop().navbar
  const name = user.username ?? user.email ?? (user.phone && `+${user.area_code} ${user.phone}`)
  return (
    <>
      {name && <p className="mb-2 max-w-56 truncate border-b border-stone pb-3 text-small font-medium">{name}</p>}
      <ul>
        {account.map(({ title, path }) => (
          <li key={path}>
            <ConfiguredLink address={path} className="menu-leaf">
              {title}
            </ConfiguredLink>
          </li>
        ))}
      </ul>
      <div className="mt-2 border-t border-stone pt-2">{signOut}</div>
    </>
  )
}

function WaysIn() {
  const t = useTranslations('shell')
  const screens = useTranslations('screens')
  const to = useTo()
  return (
    <ul>
      {(['login-email', 'register', 'order-tracking'] as const).map((key) => (
        <li key={key}>
          <ShopLink to={to(key)} prefetch="none" className="menu-leaf">
            {key === 'login-email' ? t('signIn') : screens(key)}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
