import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { useUser } from '../../shared/session/use-session.ts'

/** The wishlist in the menu, on screens whose header is too narrow for it. */
export function WishlistMenuLink() {
  const t = useTranslations('shell')
  const to = useTo()
  if (!useUser()) return null
  return (
    <ShopLink to={to('wishlist')} prefetch="none" className="flex min-h-target items-center text-small 2xs:hidden">
      {t('wishlist')}
    </ShopLink>
  )
}
