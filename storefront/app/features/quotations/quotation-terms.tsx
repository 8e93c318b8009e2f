import { inLocale } from '@fitout/contract/locales.ts'
import { quotationTerms } from '@fitout/contract/quotation-options.ts'
import { Disclosure } from '@fitout/ui/disclosure.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import Check from 'lucide-react/icons/check'
import { useTranslations } from 'use-intl'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { InWords } from '../../shared/text/in-words.tsx'
import { useNames } from '../../shared/renovations/quotation-names.ts'
import type { Content, TermKey } from './quotation-reading.ts'
import type { Reading } from './use-reader.ts'

type Props = { content: Content; reading: Reading }

const termKeys = quotationTerms.map(({ key }) => key)

export function unreadTerms(reading: Reading): TermKey[] {
  return termKeys.filter((key) => !reading.hasRead(key))
}

/** The ten sections of terms. */
export function QuotationTerms({ content, reading }: Props) {
  const t = useTranslations('quotations')
  return (
    <TabPart title={t('terms')} text={t('termsText')}>
      <TermsList content={content} reading={reading} />
    </TabPart>
  )
}

/** Each is marked once opened. */
export function TermsList({ content, reading }: Props) {
  const t = useTranslations('quotations')
  const names = useNames()
  return termKeys.map((key, index) => (
    <Disclosure
      key={key}
      title={
        <>
          <span className="text-muted tabular-nums">{index + 1}.</span> {names.term(key)}
        </>
      }
      aside={
        reading.hasRead(key) && (
          <span className="flex items-center gap-1.5 text-caption text-moss">
            <Check aria-hidden="true" size={15} strokeWidth={1.75} />
            {t('opened')}
          </span>
        )
      }
      onToggle={(isOpen) => isOpen && reading.open(key)}
    >
      <TermText content={content} name={key} />
    </Disclosure>
  ))
}

function TermText({ content, name }: { content: Content; name: TermKey }) {
  const t = useTranslations('quotations')
  const locale = useLocale()
  const { delay_per_day: perDay, delay_cap: cap, rates } = content
  return (
    <div className="grid max-w-measure gap-3 text-small wrap-anywhere">
      <p className="whitespace-pre-line">
        {inLocale(content.terms[name], locale) ? <InWords words={content.terms[name]} /> : t('noText')}
      </p>
      {name === 'delay' && perDay > 0 && (
        <p>{t('delayPay', { amount: formatMoney(perDay), share: String(cap / 100) })}</p>
      )}
      {name === 'variations' && rates.length > 0 && <Rates rates={rates} />}
    </div>
  )
}

function Rates({ rates }: { rates: Content['rates'] }) {
  const t = useTranslations('quotations')
  const names = useNames()
  return (
    <div>
      <h3 className="text-caption text-muted">{t('rates')}</h3>
      <ul>
        {rates.map(({ title, unit, unit_price: price }, index) => (
          <li key={index} className="flex flex-wrap justify-between gap-x-6">
            <span>
              <InWords words={title} />
            </span>
            <span className="tabular-nums">{t('ratePer', { price: formatMoney(price), unit: names.unit(unit) })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
