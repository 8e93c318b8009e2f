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
  const { user, balance, isAtLimit, redeeming } = useRedeeming(voucher)
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
      <Step
        isAtLimit={isAtLimit}
        isSoldOut={voucher.left === 0}
        missing={missing}
        isAgain={redeemed !== undefined}
        onRedeem={() => setIsAsking(true)}
      />
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

type StepProps = {
  isAtLimit: boolean
  isSoldOut: boolean
  missing: number
  isAgain: boolean
  onRedeem: () => void
}

/** The button, or why there is none. */
function Step({ isAtLimit, isSoldOut, missing, isAgain, onRedeem }: StepProps) {
  const t = useTranslations('vouchers')
  const screens = useTranslations('screens')
  const to = useTo()
  if (isAtLimit) {
    return (
      <>
        <p className="text-small">{t('atLimit')}</p>
        <LinkButton as={ShopLink} to={to('account-vouchers')}>
          {screens('account-vouchers')}
        </LinkButton>
      </>
    )
  }
  if (isSoldOut) return <p className="text-small">{t('soldOut')}</p>
  if (missing > 0) {
    return (
      <>
        <p className="text-small">{t('missing', { count: missing })}</p>
        <LinkButton as={ShopLink} to={to('products')}>
          {t('earn')}
        </LinkButton>
      </>
    )
  }
  return (
    <Button variant={isAgain ? 'quiet' : 'main'} onClick={onRedeem}>
      {t(isAgain ? 'redeemAgain' : 'redeem')}
    </Button>
  )
}
