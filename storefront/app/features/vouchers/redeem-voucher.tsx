import { withQuery } from '@fitout/contract/with-query.ts'
import { Button } from '@fitout/ui/button.tsx'
import { Dialog } from '@fitout/ui/dialog.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import type { VoucherView } from '../../shared/vouchers/voucher-words.ts'
import { RedeemedCode } from '../../shared/vouchers/redeemed-code.tsx'
import { useRedeeming } from './use-redeeming.ts'

/** Redeeming a voucher: sign-in first, then enough points, then a confirmation of the cost. */
export function RedeemVoucher({ voucher }: { voucher: VoucherView }) {
  const t = useTranslations('vouchers')
  const to = useTo()
  const wordsForError = useWordsForError()
  const { user, balance, redeeming } = useRedeeming(voucher._id)
  const [isAsking, setIsAsking] = useState(false)
  const points = balance.data
  const missing = voucher.points_required - (points ?? 0)
  const here = to('voucher', { id: voucher._id })

  function redeem(): void {
    redeeming.mutate(undefined, { onSettled: () => setIsAsking(false) })
  }

  if (user && !user.registered) {
    return (
      <>
        <p className="text-small text-muted">{t('signInText')}</p>
        <LinkButton as={ShopLink} to={withQuery(to('login-email'), { return_to: here })} variant="main">
          {t('signIn')}
        </LinkButton>
      </>
    )
  }
  if (!user || (points === undefined && !balance.error)) return <Skeleton className="h-12 noscript:hidden" />
  const [redeemed] = redeeming.data?.redeemed ?? []
  return (
    <>
      {points !== undefined && <p className="text-small text-muted">{t('balance', { count: points })}</p>}
      {redeemed && (
        <div role="status" className="grid justify-items-start gap-3 border-t border-stone pt-5">
          <p className="font-medium text-moss">{t('redeemed')}</p>
          <RedeemedCode code={redeemed.code} isNext />
        </div>
      )}
      {voucher.left === 0 ? (
        <p className="text-small">{t('soldOut')}</p>
      ) : missing > 0 ? (
        <>
          <p className="text-small">{t('missing', { count: missing })}</p>
          <LinkButton as={ShopLink} to={to('products')}>
            {t('earn')}
          </LinkButton>
        </>
      ) : (
        <Button variant={redeemed ? 'quiet' : 'main'} onClick={() => setIsAsking(true)}>
          {redeemed ? t('redeemAgain') : t('redeem')}
        </Button>
      )}
      <p role="alert" className="text-small text-brick empty:hidden">
        {redeeming.error && wordsForError(redeeming.error)}
      </p>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('confirmTitle')}
        closeLabel={t('close')}
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('notNow')}</Button>
            <Button variant="main" isBusy={redeeming.isPending} onClick={redeem}>
              {t('confirm')}
            </Button>
          </>
        }
      >
        <p>
          {voucher.points_required === 0
            ? t('confirmFree', { title: voucher.title })
            : t('confirmText', { title: voucher.title, cost: voucher.points_required, left: -missing })}
        </p>
      </Dialog>
    </>
  )
}
