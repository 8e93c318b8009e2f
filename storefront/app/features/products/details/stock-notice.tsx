import { askStockNotice } from '@fitout/contract/stock-notices.ts'
import { Button } from '@fitout/ui/button.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/api/browser-call.ts'
import { FailureNotice } from '../../../shared/forms/failure-notice.tsx'
import { useSending } from '../../../shared/forms/use-sending.ts'
import { useShop } from '../../../shared/page/shop.tsx'

/** Registers an address for a notice when a version is back. */
export function StockNotice({ variantId }: { variantId: string }) {
  const t = useTranslations('product.notice')
  const { mainStoreId } = useShop()
  const [email, setEmail] = useState('')
  const [isConfirmed, setIsConfirmed] = useState<boolean>()
  const sending = useSending({
    fields: ['email'],
    required: ['email'],
    body: () => ({ email }),
    async send() {
      const body = { product_variant_id: variantId, email: email.trim() }
      const { data } = await call(askStockNotice, { params: { store_id: mainStoreId }, body })
      setIsConfirmed(data.is_confirmed)
    },
  })
  return (
    <section aria-label={t('title')} className="grid gap-4 border-t border-stone pt-6">
      <h2 className="font-medium">{t('title')}</h2>
      <div aria-live="polite">
        {isConfirmed !== undefined && <p className="text-small">{isConfirmed ? t('noted') : t('confirm')}</p>}
      </div>
      {isConfirmed === undefined && (
        <form {...sending.form} className="grid gap-4">
          <TextField
            label={t('email')}
            hint={t('hint')}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value)
              sending.mend('email')
            }}
            error={sending.wrong('email')}
          />
          <FailureNotice failure={sending.failure} />
          <Button type="submit" variant="main" wide isBusy={sending.isBusy}>
            {t('send')}
          </Button>
        </form>
      )}
    </section>
  )
}
