import Heart from 'lucide-react/icons/heart'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { useWishlist } from '../../shared/wishlist/use-wishlist.ts'

/** The wishlist in the header, with the number of products. The smallest screens show it in their menu. */
export function WishlistWidget() {
  const t = useTranslations('shell')
  const to = useTo()
  const { count } = useWishlist()
  return (
    <ShopLink
      to={to('wishlist')}
      prefetch="none"
      aria-label={t('wishlistCount', { count })}
      className="header-widget max-2xs:hidden"
    >
      <Heart aria-hidden="true" size={20} strokeWidth={1.5} />
      {count > 0 && (
        <span aria-hidden="true" className="header-count">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </ShopLink>
  )
}
