import { Button } from '@fitout/ui/button.tsx'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { bookingChoice } from '../booking/booking-choice.ts'
import { useTo } from '../links/use-to.ts'
import { CopyButton } from '../payment/copy-button.tsx'

/** The code of a usable voucher, and a link to use it, which may be the primary action. */
export function RedeemedCode({ code, isNext = false }: { code: string; isNext?: boolean }) {
  const t = useTranslations('vouchers')
  const to = useTo()
  const navigate = useNavigate()

  function useIt(): void {
    bookingChoice.change({ voucherCode: code })
    void navigate(to('cart'))
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex flex-wrap items-center gap-x-3 text-body">
        <span className="sr-only">{t('code')}</span>
        <code className="tabular-nums">{code}</code>
        <CopyButton value={code} thing={t('code')} />
      </p>
      <Button size="small" variant={isNext ? 'main' : 'plain'} onClick={useIt}>
        {t('use')}
      </Button>
    </div>
  )
}
