import { Box, Chip, Divider, Stack, Typography } from '@mui/material'
import { planAmounts } from '@fitout/contract/plan-amounts.ts'
import { inLocale, langOf, languageTags, type Locale, type Words } from '@fitout/contract/locales.ts'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { formatDollars, toCents, toDollars } from '@fitout/contract/money.ts'
import type { QuotationContent, QuotationLine } from '@fitout/contract/quotation-content.ts'
import { quotationLineKinds, quotationTerms, unitOf } from '@fitout/contract/quotation-options.ts'
import type { ReactNode } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'

type DocumentProps = { content: QuotationContent; locale: Locale }

/** A version in one language; texts in another language are marked for screen readers. */
export function QuotationDocument({ content, locale }: DocumentProps) {
  const t = useTranslate()
  const amounts = content.plan.length > 0 ? planAmounts(toCents(Math.max(0, content.total)), content.plan) : []
  return (
    <Box lang={languageTags[locale]}>
      <Stack spacing={2}>
        {content.groups.map(({ key, title, subtotal, lines }) => (
          <Lines
            heading={`${inLocale(title, locale)} · ${formatDollars(subtotal)}`}
            key={key}
            lines={lines.filter(({ kind }) => kind !== 'OPTION')}
            locale={locale}
          />
        ))}
        <Lines
          heading={titleOf('OPTION', locale)}
          lines={content.groups.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'OPTION'))}
          locale={locale}
        />
        <Part heading={t('quotations.exclusions')}>
          {content.exclusions.map((words, index) => (
            <LocalisedText key={index} locale={locale} words={words} />
          ))}
        </Part>
        <Part heading={t('quotations.price')}>
          <Pairs
            rows={[
              [t('quotations.totals.subtotal'), formatDollars(content.subtotal)],
              ...(content.discount
                ? [
                    [
                      <LocalisedText key="reason" locale={locale} words={content.discount.reason} />,
                      formatDollars(-content.discount.amount),
                    ] as const,
                  ]
                : []),
              [t('quotations.totals.total'), formatDollars(content.total)],
              [t('quotations.totals.options_total'), formatDollars(content.options_total)],
            ]}
          />
        </Part>
        <Part heading={t('quotations.plan')}>
          <Pairs
            rows={content.plan.map((row, index) => [
              <LocalisedText key={index} locale={locale} words={row.title} />,
              `${formatDollars(toDollars(amounts[index] ?? 0))} · ${t(`quotations.triggers.${row.trigger}`)}`,
            ])}
          />
        </Part>
        <Part heading={t('quotations.period')}>
          <Typography>{`${showDay(content.start)} – ${showDay(content.end)} · ${t('quotations.daysOfWork', { count: content.working_days ?? 0 })}`}</Typography>
          <Pairs
            rows={content.stages.map(({ key, title, planned_start: start, planned_end: end }) => [
              <LocalisedText key={key} locale={locale} words={title} />,
              `${showDay(start)} – ${showDay(end)}`,
            ])}
          />
        </Part>
        <Part heading={t('quotations.warranties')}>
          <Pairs
            rows={content.warranties.map(({ title, months }, index) => [
              <LocalisedText key={index} locale={locale} words={title} />,
              t('quotations.monthsOf', { count: months }),
            ])}
          />
        </Part>
        {quotationTerms.map(({ key, title }, index) => (
          <Part heading={`${index + 1} ${inLocale(title, locale)}`} key={key}>
            <LocalisedText locale={locale} words={content.terms[key]} />
          </Part>
        ))}
      </Stack>
    </Box>
  )
}

type LinesProps = { heading: string; lines: readonly QuotationLine[]; locale: Locale }

/** Left out if empty: a trade with options only is among the options. */
function Lines({ heading, lines, locale }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <Part heading={heading}>
      <Stack divider={<Divider />} spacing={1}>
        {lines.map((line) => (
          <Line key={line.key} line={line} locale={locale} />
        ))}
      </Stack>
    </Part>
  )
}

const titleOf = (kind: QuotationLine['kind'], locale: Locale) =>
  inLocale(quotationLineKinds.find(({ key }) => key === kind)?.title, locale)

/** A line without a price says why; of options the preselected one is marked. */
function Line({ line, locale }: { line: QuotationLine; locale: Locale }) {
  const t = useTranslate()
  const { kind, qty, unit, unit_price: price, amount } = line
  const isFree = kind === 'INCLUDED' || kind === 'CUSTOMER_SUPPLY'
  const sum = `${qty} ${inLocale(unitOf(unit, qty), locale)} × ${formatDollars(price)} = ${formatDollars(amount)}`
  return (
    <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <LocalisedText locale={locale} words={line.title} />
        {kind === 'PROVISIONAL' && <Chip label={titleOf(kind, locale)} size="small" variant="outlined" />}
        {kind === 'OPTION' && line.is_default && <Chip label={t('quotations.fields.is_default')} size="small" />}
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
          <LocalisedText locale={locale} words={line.description} />
          <LocalisedText locale={locale} words={line.material} />
        </Box>
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{isFree ? titleOf(kind, locale) : sum}</Typography>
    </Box>
  )
}

function LocalisedText({ words, locale }: { words: Words; locale: Locale }) {
  const text = inLocale(words, locale)
  if (!text) return null
  return (
    <Box lang={langOf(words, locale)} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  )
}

function Pairs({ rows }: { rows: readonly (readonly [ReactNode, string])[] }) {
  return rows.map(([name, value], index) => (
    <Box key={index} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <div>{name}</div>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{value}</Typography>
    </Box>
  ))
}
