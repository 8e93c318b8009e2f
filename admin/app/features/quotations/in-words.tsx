import { Box } from '@mui/material'
import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { roomTypes } from '@fitout/contract/project-options.ts'
import { quotationGroups, quotationLineKinds, quotationUnits } from '@fitout/contract/quotation-options.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'

const money = new Set(['unit_price', 'amount', 'delay_per_day', 'subtotal', 'total'])
const hundredths = new Set(['share', 'delay_cap'])
const named = new Map<string, Words>(
  [...roomTypes, ...quotationGroups, ...quotationLineKinds, ...quotationUnits].map(({ key, title }) => [key, title]),
)

/** Formats any value of a quotation: amounts as money, keys by their titles, lists one below the other. */
export function InWords({ field, value }: { field: string; value: unknown }) {
  const t = useTranslate()
  const locale = useLocale()
  const words = textOf(field, value, locale) || t('quotations.nothing')
  return <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{words}</Box>
}

function isWords(value: object): value is Words {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => key === 'zh' || key === 'cn' || key === 'en')
}

function textOf(field: string, value: unknown, locale: Locale): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number') {
    if (money.has(field)) return formatDollars(value)
    return hundredths.has(field) ? `${value / 100}%` : String(value)
  }
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (typeof value === 'string') return inLocale(named.get(value), locale) || value
  if (Array.isArray(value)) return value.map((one) => textOf(field, one, locale)).join('\n')
  if (typeof value !== 'object') return ''
  if (isWords(value)) return Object.values(value).filter(Boolean).join('\n')
  const parts = Object.entries(value).filter(([key]) => key !== 'key')
  return parts.flatMap(([key, part]) => textOf(key, part, locale) || []).join(' · ')
}
