import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { useUser } from '../../shared/session/use-session.ts'

/** Where the header has no room for the heart. */
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
