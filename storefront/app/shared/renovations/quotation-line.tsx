import { inLocale } from '@fitout/contract/locales.ts'
import { localisedText } from '@fitout/contract/localised.ts'
import type { QuotationLine as QuotationLineContent } from '@fitout/contract/quotation-content.ts'
import { Badge } from '@fitout/ui/badge.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../i18n/locale-provider.tsx'
import { inLanguage } from '../text/in-language.tsx'
import { InWords } from '../text/in-words.tsx'
import { QuestionsPlace } from './questions-place.ts'
import { showQuantity, useNames } from './quotation-names.ts'

type Line = Omit<QuotationLineContent, 'set' | 'is_default'>

/** One line: work, material, quantity, price and amount. */
export function QuotationLine({ line }: { line: Line }) {
  const t = useTranslations('quotations')
  const names = useNames()
  const place = use(QuestionsPlace)
  const isFree = line.kind === 'INCLUDED' || line.kind === 'CUSTOMER_SUPPLY'
  const unit = names.counted(line.unit, line.qty)
  const quantity = { qty: showQuantity(line.qty), unit, price: formatMoney(line.unit_price) }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 border-t border-stone py-3.5">
      <p className="text-small wrap-anywhere">
        <InWords words={line.title} />
        {line.kind === 'PROVISIONAL' && (
          <>
            {' '}
            <Badge tone="warning">{names.kind(line.kind)}</Badge>
          </>
        )}
      </p>
      <p className="text-end text-small tabular-nums">
        {isFree ? (
          <Badge tone="success">{t(line.kind === 'INCLUDED' ? 'included' : 'bySelf')}</Badge>
        ) : (
          formatMoney(line.amount)
        )}
      </p>
      <LineDetails line={line} />
      {!isFree && <p className="col-span-2 text-caption text-muted tabular-nums">{t('quantity', quantity)}</p>}
      {place && <place.Questions id={place.id} about={{ thread: 'LINE', subjectId: line.key, title: line.title }} />}
    </li>
  )
}

/** Material and description. */
export function LineDetails({ line: { material, description } }: { line: Line }) {
  const t = useTranslations('quotations')
  const locale = useLocale()
  const made = localisedText(material, locale)
  return (
    <>
      {made.text && (
        <span className="col-span-2 block text-caption wrap-anywhere text-muted">
          {t.rich('material', { material: made.text, text: inLanguage(made.lang) })}
        </span>
      )}
      {inLocale(description, locale) && (
        <span className="col-span-2 block max-w-measure text-caption wrap-anywhere whitespace-pre-line text-muted">
          <InWords words={description} />
        </span>
      )}
    </>
  )
}
