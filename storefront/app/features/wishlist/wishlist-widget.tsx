import Heart from 'lucide-react/icons/heart'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'

/** The smallest screens find it in their menu. */
export function WishlistWidget() {
  const t = useTranslations('shell')
  const to = useTo()
  return (
    <ShopLink to={to('wishlist')} prefetch="none" aria-label={t('wishlist')} className="header-widget max-2xs:hidden">
      <Heart aria-hidden="true" size={20} strokeWidth={1.5} />
    </ShopLink>
  )
}
