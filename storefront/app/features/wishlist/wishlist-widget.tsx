import Heart from 'lucide-react/icons/heart'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'

export function WishlistWidget() {
  const t = useTranslations('shell')
  const to = useTo()
  return (
    <ShopLink to={to('wishlist')} prefetch="none" aria-label={t('wishlist')} className="header-widget">
      <Heart aria-hidden="true" size={20} strokeWidth={1.5} />
    </ShopLink>
  )
}
