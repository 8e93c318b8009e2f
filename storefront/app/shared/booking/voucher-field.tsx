import { Button } from '@fitout/ui/button.tsx'
import { Disclosure } from '@fitout/ui/disclosure.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ChosenCart } from './chosen-cart.ts'

/** The field for a voucher code. The code is kept until removed, also through checkout. */
export function VoucherField({ cart }: { cart: ChosenCart }) {
  const t = useTranslations('cart')
  const { code, isApplied, refusal } = cart.voucher
  const [typed, setTyped] = useState(code)
  const isTried = code !== '' && typed.trim() === code

  function apply(event: FormEvent): void {
    event.preventDefault()
    cart.tryVoucher(typed.trim())
  }

  if (code && isApplied) {
    return (
      <div className="flex items-baseline justify-between gap-4 text-small text-moss">
        <p role="status">{t('voucherApplied', { code })}</p>
        <button
          type="button"
          onClick={() => {
            setTyped('')
            cart.tryVoucher('')
          }}
          className="line-link min-h-10 text-caption text-muted hover:text-ink"
        >
          {t('voucherRemove')}
        </button>
      </div>
    )
  }
  return (
    <Disclosure title={t('voucherAdd')} isOpen={code !== ''}>
      <form method="post" noValidate onSubmit={apply} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <TextField
          label={t('voucher')}
          isLabelHidden
          name="voucher"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isTried && !cart.isPricing ? (refusal ?? undefined) : undefined}
        />
        <Button type="submit" isBusy={isTried && cart.isPricing}>
          {t('voucherApply')}
        </Button>
      </form>
    </Disclosure>
  )
}
