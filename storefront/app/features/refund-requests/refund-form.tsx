import { Button } from '@fitout/ui/button.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { SelectField } from '@fitout/ui/select-field.tsx'
import { TextArea } from '@fitout/ui/text-area.tsx'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { OrderFailure } from '../../shared/booking/look-up.tsx'
import { PictureUploads } from '../../shared/uploads/picture-uploads.tsx'
import { Sending } from '../../shared/uploads/sending.tsx'
import { RefundItems } from './refund-items.tsx'
import { type Refunds, useRequestRefund } from './use-refunds.ts'

const reasons = ['damaged', 'different', 'wrong', 'late', 'mind', 'other'] as const
type Reason = (typeof reasons)[number]

/** Items, quantities, reason and pictures of a refund request. */
export function RefundForm({ orderId, items }: { orderId: string; items: Refunds['items'] }) {
  const t = useTranslations('refundRequests')
  const asking = useRequestRefund(orderId)
  const [wanted, setWanted] = useState<Record<string, number>>({})
  const [reason, setReason] = useState<Reason | ''>('')
  const [details, setDetails] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [wasTried, setWasTried] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const chosen = items.filter((item) => (wanted[item.product_variant_id] ?? 0) > 0)
  const sumOf = (of: 'paid_per_unit' | 'points_per_unit') =>
    chosen.reduce((total, item) => total + item[of] * (wanted[item.product_variant_id] ?? 0), 0)
  const [sum, points] = [sumOf('paid_per_unit'), sumOf('points_per_unit')]

  function change(set: () => void): void {
    set()
    // A changed form is a new request.
    setKey(crypto.randomUUID())
  }

  function send(event?: FormEvent): void {
    event?.preventDefault()
    setWasTried(true)
    if (chosen.length === 0 || reason === '' || asking.isPending) return
    const words = [t(`reasons.${reason}`), details.trim()].filter(Boolean).join('\n')
    const wantedItems = chosen.map(({ product_variant_id }) => ({
      product_variant_id,
      qty: wanted[product_variant_id] ?? 0,
    }))
    asking.mutate({ items: wantedItems, reason: words, files, key })
  }

  return (
    <form onSubmit={send} noValidate aria-label={t('ask')} className="grid gap-6">
      <RefundItems
        items={items}
        wanted={wanted}
        onChange={(id, qty) => change(() => setWanted({ ...wanted, [id]: qty }))}
        error={wasTried && chosen.length === 0 ? t('itemsMissing') : undefined}
      />
      <SelectField
        label={t('reason')}
        required
        value={reason}
        onChange={(event) => change(() => setReason(event.target.value as Reason | ''))}
        error={wasTried && reason === '' ? t('reasonMissing') : undefined}
      >
        <option value="">{t('chooseReason')}</option>
        {reasons.map((one) => (
          <option key={one} value={one}>
            {t(`reasons.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t('details')}
        optional={t('optional')}
        hint={t('detailsHint')}
        maxLength={1500}
        value={details}
        onChange={(event) => change(() => setDetails(event.target.value))}
      />
      <PictureUploads
        files={files}
        onChange={(pictures) => change(() => setFiles(pictures))}
        isDisabled={asking.isPending}
      />
      {chosen.length > 0 && (
        <p className="text-small text-muted">
          {(sum > 0 || points === 0) && t('paid', { amount: formatMoney(sum) })}{' '}
          {points > 0 && t('paidPoints', { points })}
        </p>
      )}
      {asking.isPending && files.length > 0 && <Sending part={asking.progress} />}
      <div role="alert" className="empty:hidden">
        <OrderFailure error={asking.error} words={(why) => t('failed', { reason: why })} onAgain={() => send()} />
      </div>
      <Button type="submit" variant="main" isBusy={asking.isPending} className="justify-self-start max-sm:w-full">
        {t('send')}
      </Button>
    </form>
  )
}
