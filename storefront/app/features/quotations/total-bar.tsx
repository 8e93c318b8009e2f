import { Button } from '@fitout/ui/button.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import type { ShownVersion } from './quotation-reading.ts'

type Props = {
  reading: ShownVersion
  status: ShownVersion['head']['status']
  total: number
  /** Undefined if the reader cannot accept. */
  onAccept: (() => void) | undefined
}

/** The total with the chosen options, always visible, with the primary action. */
export function TotalBar({ reading: { head, quotation }, status, total, onAccept }: Props) {
  const t = useTranslations('quotations')
  const hasExtra = total !== quotation.content.total
  const label = head.acceptance ? 'contractSum' : hasExtra ? 'totalChosen' : 'total'
  return (
    <section
      aria-label={t('bar')}
      data-bottom-bar
      className="sticky bottom-0 z-(--layer-bar) mt-block flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-stone
        bg-paper py-3 max-lg:-mx-gutter max-lg:px-gutter print:static"
    >
      <p className="min-w-0" aria-live="polite">
        <span className="block text-caption text-muted">{t(label)}</span>
        <span className="text-lead font-medium tabular-nums">{formatMoney(total)}</span>
      </p>
      {onAccept && (
        <div className="flex items-center gap-4">
          {status === 'SENT' && head.valid_until && (
            <p className="text-end text-caption text-muted tabular-nums max-sm:hidden">
              <span className="block">{t('validUntil')}</span>
              {showDate(head.valid_until)}
            </p>
          )}
          <Button variant="main" onClick={onAccept}>
            {t('accept', { total: formatMoney(total) })}
          </Button>
        </div>
      )}
    </section>
  )
}
