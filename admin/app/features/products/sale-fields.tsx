import { useTranslate } from '../../shared/i18n.ts'
import { MomentField } from '../../shared/moment-field.tsx'
import { NumberField } from '../../shared/number-field.tsx'

export type SaleDraft = { percent: string; from: string | null; until: string | null }
type Sale = { sale_percent: number; sale_starts_at: string | null; sale_ends_at: string | null }

export const saleDraftOf = ({ sale_percent, sale_starts_at, sale_ends_at }: Sale): SaleDraft => ({
  percent: String(sale_percent),
  from: sale_starts_at,
  until: sale_ends_at,
})

export const saleFrom = ({ percent, from, until }: SaleDraft): Sale => ({
  sale_percent: Number(percent),
  sale_starts_at: from,
  sale_ends_at: until,
})

/** The current state of a sale; undefined without a sale. */
export function stateOfSale({ sale_percent, sale_starts_at, sale_ends_at }: Sale) {
  const now = Date.now()
  if (sale_percent === 0) return undefined
  if (sale_ends_at && Date.parse(sale_ends_at) <= now) return 'over'
  return sale_starts_at && Date.parse(sale_starts_at) > now ? 'scheduled' : 'running'
}

type SaleFieldsProps = { sale: SaleDraft; isDisabled: boolean; onChange: (sale: SaleDraft) => void }

/** Discount and period; without dates the sale starts now and does not end. */
export function SaleFields({ sale, isDisabled, onChange }: SaleFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <NumberField
        isDisabled={isDisabled}
        isRequired
        label={t('products.salePercent')}
        least={0}
        most={99}
        onChange={(percent) => onChange({ ...sale, percent })}
        value={sale.percent}
      />
      <MomentField
        isDisabled={isDisabled}
        label={t('products.saleFrom')}
        moment={sale.from}
        onChange={(from) => onChange({ ...sale, from })}
      />
      <MomentField
        isDisabled={isDisabled}
        label={t('products.saleUntil')}
        moment={sale.until}
        notBefore={sale.from}
        onChange={(until) => onChange({ ...sale, until })}
      />
    </>
  )
}
