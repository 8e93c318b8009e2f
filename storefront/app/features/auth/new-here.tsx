import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'

/** The link to registration, beside the sign-in form. */
export function NewHere() {
  const t = useTranslations('auth')
  const to = useTo()
  const { search } = useLocation()
  return (
    <div className="grid justify-items-start gap-4 bg-sand p-6 lg:p-8">
      <h2 className="font-display text-title">{t('newHere')}</h2>
      <p className="text-muted">{t('registerLead')}</p>
      <LinkButton as={ShopLink} to={to('register') + search}>
        {t('toRegister')}
      </LinkButton>
      <ShopLink
        to={to('order-tracking')}
        prefetch="none"
        className="line-link inline-flex min-h-target items-center text-small"
      >
        {t('trackOrder')}
      </ShopLink>
    </div>
  )
}
