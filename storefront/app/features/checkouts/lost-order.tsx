import { Button } from '@fitout/ui/button.tsx'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { Spinner } from '@fitout/ui/spinner.tsx'
import { useTranslations } from 'use-intl'
import { useDraft } from '../../shared/forms/draft.ts'
import { Notice } from '../../shared/forms/notice.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { attempt } from './attempt-key.ts'

type Props = { phase: 'asking' | 'failed'; onAskAgain: () => void }

/** Replaces the form while the order just placed is being looked up, or cannot be reached. */
export function LostOrder({ phase, onAskAgain }: Props) {
  const t = useTranslations('checkout')
  const shell = useTranslations('shell')
  const to = useTo()
  if (phase === 'asking') {
    return (
      <div className="grid justify-items-center gap-5 py-section text-center">
        <Spinner label={t('lostAsking')} />
        <p aria-hidden="true" className="text-small text-muted">
          {t('lostAsking')}
        </p>
      </div>
    )
  }
  return (
    <div role="alert">
      <EmptyState
        title={t('lostTitle')}
        text={t('lostText')}
        action={
          <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-3">
            <Button variant="main" onClick={onAskAgain}>
              {shell('tryAgain')}
            </Button>
            <LinkButton as={ShopLink} to={to('order-tracking')} variant="quiet">
              {t('openOrders')}
            </LinkButton>
          </div>
        }
      />
    </div>
  )
}

/** Shown on the empty booking form if an order was sent but never answered. */
export function LostOrderNotice() {
  const t = useTranslations('checkout')
  const to = useTo()
  const { key } = useDraft(attempt)
  if (!key) return null
  return (
    <div className="mx-auto mt-block max-w-form">
      <Notice>
        <p>{t('lostNotice')}</p>
        <ShopLink to={to('checkout')} className="line-link mt-1 inline-flex min-h-8 items-center">
          {t('lostSee')}
        </ShopLink>
      </Notice>
    </div>
  )
}
