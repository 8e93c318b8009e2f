import { withQuery } from '@fitout/contract/with-query.ts'
import { Button } from '@fitout/ui/button.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { QuantityStepper } from '@fitout/ui/quantity-stepper.tsx'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import { useTranslations } from 'use-intl'
import { Unscripted } from '../../../shared/booking/unscripted.tsx'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import type { PaymentChannels } from '../../../shared/payment/payment-channels.ts'
import { useUser } from '../../../shared/session/use-session.ts'
import { ExchangeForm } from './exchange-form.tsx'
import type { MemberPiece } from './member-piece.ts'
import { useBalance, useWish } from './use-exchange.ts'

/** Sign-in first, then enough points, then delivery. */
export function Exchange({ piece, channels }: { piece: MemberPiece; channels: PaymentChannels }) {
  const t = useTranslations('memberStore')
  const product = useTranslations('product')
  const to = useTo()
  const user = useUser()
  const balance = useBalance()
  const wish = useWish(piece.variantId)

  if (!piece.isAvailable) return <p className="text-small text-muted">{t('soldOut')}</p>
  if (user && !user.registered) {
    const here = to('member-piece', { id: piece.id, slug: piece.slug })
    return (
      <>
        <p className="text-small text-muted">{t('signInText')}</p>
        <LinkButton as={ShopLink} to={withQuery(to('login-email'), { return_to: here })} variant="main">
          {t('signIn')}
        </LinkButton>
      </>
    )
  }
  if (!user || balance.data === undefined) {
    return (
      <>
        <Unscripted text={t('needsScript')} />
        {!balance.error && <Skeleton className="h-12 noscript:hidden" />}
      </>
    )
  }
  const missing = piece.points * wish.qty - balance.data
  return (
    <section aria-label={t('redeem')} className="grid gap-5 border-t border-stone pt-6">
      <p className="text-small text-muted">{t('balance', { points: balance.data })}</p>
      <div className="flex flex-wrap gap-3">
        <QuantityStepper
          value={wish.qty}
          onChange={wish.setQty}
          maximum={piece.lowStock ?? 10}
          words={{ quantity: product('quantity'), fewer: product('fewer'), more: product('more') }}
        />
        {!wish.isBegun && (
          <Button
            variant="main"
            className="flex-1 basis-48 px-3!"
            isBusy={wish.isBeginning}
            aria-disabled={missing > 0}
            onClick={missing > 0 ? undefined : wish.begin}
          >
            {t('redeem')}
          </Button>
        )}
      </div>
      {missing > 0 && (
        <p role="status" className="text-small">
          {t('missing', { points: missing })}{' '}
          <ShopLink to={to('products')} className="line-link">
            {t('earn')}
          </ShopLink>
        </p>
      )}
      {wish.isBegun && missing <= 0 && <ExchangeForm wish={wish} channels={channels} user={user} />}
    </section>
  )
}
