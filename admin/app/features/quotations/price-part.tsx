import { Button, Stack } from '@mui/material'
import type { QuotationTotals } from '@fitout/contract/quotation-content.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { Facts } from '../../shared/facts.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import { FigureField } from './figure-field.tsx'
import type { HeadProps } from './head-props.ts'

/** The total of the lines, and the one discount on the whole. */
export function PricePart({ head, totals, onChange }: HeadProps & { totals: QuotationTotals }) {
  const t = useTranslate()
  const { discount } = head
  return (
    <Part heading={t('quotations.price')}>
      <Stack spacing={1} sx={{ '& > button': { alignSelf: 'flex-start' } }}>
        <Facts
          rows={(['subtotal', 'provisional_total', 'options_total', 'total'] as const).map((name) => [
            t(`quotations.totals.${name}`),
            formatDollars(totals[name]),
          ])}
        />
        {discount ? (
          <>
            <FigureField
              decimals={2}
              empty={0}
              id="quotation-discount"
              label={t('quotations.fields.discount')}
              most={10_000_000}
              onChange={(amount) => onChange({ discount: { ...discount, amount } })}
              value={discount.amount}
            />
            <WordsFields
              label={t('quotations.fields.reason')}
              most={200}
              onChange={(reason) => onChange({ discount: { ...discount, reason } })}
              value={inEachLanguage(discount.reason)}
            />
            <Button onClick={() => onChange({ discount: null })} size="small">
              {t('quotations.noDiscount')}
            </Button>
          </>
        ) : (
          <Button
            id="quotation-discount"
            onClick={() => onChange({ discount: { amount: 0, reason: {} } })}
            size="small"
            variant="outlined"
          >
            {t('quotations.giveDiscount')}
          </Button>
        )}
      </Stack>
    </Part>
  )
}
