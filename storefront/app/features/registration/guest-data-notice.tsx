import Check from 'lucide-react/icons/check'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'

/** Beside the registration form: which of a guest's data is kept, and a link to sign in for members. */
export function GuestDataNotice() {
  const t = useTranslations('auth')
  const to = useTo()
  const { search } = useLocation()
  return (
    <div className="grid justify-items-start gap-4 bg-sand p-6 lg:p-8">
      <h2 className="font-display text-title">{t('keepTitle')}</h2>
      <ul className="grid gap-2">
        {(['keepCart', 'keepWishlist', 'keepOrders'] as const).map((key) => (
          <li key={key} className="flex gap-3">
            <Check aria-hidden="true" size={18} strokeWidth={1.5} className="mt-1 shrink-0 text-moss" />
            {t(key)}
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">{t('keepNote')}</p>
      <p className="flex flex-wrap items-center gap-x-3 text-small">
        {t('member')}
        <ShopLink to={to('login-email') + search} className="line-link inline-flex min-h-target items-center">
          {t('signIn')}
        </ShopLink>
      </p>
    </div>
  )
}
