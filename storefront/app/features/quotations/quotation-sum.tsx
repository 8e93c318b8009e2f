import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { InWords } from '../../shared/text/in-words.tsx'
import { usePaymentWords } from './payment-words.tsx'
import { chosenLines, type Content, paymentsOf } from './quotation-reading.ts'

type Props = { content: Content; options: readonly string[]; total: number }

/** From line items to total. */
export function QuotationSum({ content, options, total }: Props) {
  const t = useTranslations('quotations')
  const chosen = chosenLines(content, options)
  const extra = total - content.total
  const { discount } = content
  return (
    <TabPart title={t('sum')}>
      <dl className="grid gap-y-2.5 text-small tabular-nums">
        <Row name={t('subtotal')} value={formatMoney(content.subtotal)} />
        {discount && discount.amount > 0 && (
          <Row
            name={
              <>
                {t('discount')}{' '}
                <span className="text-muted">
                  · <InWords words={discount.reason} />
                </span>
              </>
            }
            value={formatMoney(-discount.amount)}
          />
        )}
        {chosen.length > 0 && <Row name={t('optionsSum')} value={formatMoney(extra)} />}
        <div className="mt-1 flex items-baseline justify-between gap-6 border-t border-ink pt-3 text-body font-medium">
          <dt>{t(chosen.length > 0 ? 'totalChosen' : 'total')}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
    </TabPart>
  )
}

function Row({ name, value }: { name: React.ReactNode; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="shrink-0">{value}</dd>
    </div>
  )
}

/** The payment plan. */
export function QuotationPlan({ content, total }: Omit<Props, 'options'>) {
  const t = useTranslations('quotations')
  const when = usePaymentWords(content)
  return (
    <TabPart title={t('plan')} text={t('planText')}>
      <ol>
        {paymentsOf(content, total).map((payment, index) => (
          <li
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-t border-stone py-3.5 last:border-b"
          >
            <span className="min-w-0 text-small">
              <span className="font-medium">
                <InWords words={payment.title} />
              </span>
              <span className="block text-caption text-muted">{when(payment)}</span>
            </span>
            <span className="text-small tabular-nums">{formatMoney(payment.due)}</span>
          </li>
        ))}
      </ol>
    </TabPart>
  )
}
