import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { formatDollars, toCents, toDollars } from '@fitout/contract/money.ts'
import { planAmounts } from '@fitout/contract/plan-amounts.ts'
import type { QuotationContent } from '@fitout/contract/quotation-content.ts'
import { quotationTerms, quotationUnits } from '@fitout/contract/quotation-options.ts'
import { fillIn } from '../../words.ts'
import type { QuotationPdfData } from './quotation-pdf-data.ts'
import { type Part } from './sheets-service.ts'

export function partsOf(paper: QuotationPdfData): Part[] {
  const { signature } = paper
  return [
    totals(paper),
    listed(paper.words.exclusions, paper.content.exclusions, paper),
    plan(paper),
    period(paper),
    warranties(paper),
    ...terms(paper),
    ...(signature ? [signature] : []),
  ].filter(({ rows, texts }) => rows.length + texts.length > 0)
}

function totals({ content, words, locale }: QuotationPdfData): Part {
  const { discount, provisional_total: provisional, options_total: options } = content
  const rows: [string, string | null][] = [
    [words.subtotal, formatDollars(content.subtotal)],
    [words.ofWhichProvisional, provisional > 0 ? formatDollars(provisional) : null],
    [
      discount ? fillIn(words.discount, { reason: inLocale(discount.reason, locale) }) : '',
      discount ? formatDollars(-discount.amount) : null,
    ],
    [words.total, formatDollars(content.total)],
    [words.options, options > 0 ? formatDollars(options) : null],
  ]
  return {
    title: words.total,
    rows: rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as [string, string]])),
    texts: [],
  }
}

function listed(title: string, all: Words[], { locale }: QuotationPdfData): Part {
  return { title, rows: [], texts: all.map((words) => `· ${inLocale(words, locale)}`) }
}

function plan({ content, words, locale, sum }: QuotationPdfData): Part {
  const amounts = planAmounts(toCents(sum), content.plan)
  const stageOf = (key: string | null) =>
    inLocale(content.stages.find((stage) => stage.key === key)?.title ?? {}, locale)
  return {
    title: words.plan,
    rows: content.plan.map((row, index) => {
      const values = { day: showDay(row.day), days: row.days ?? '', stage: stageOf(row.stage) }
      const when = fillIn(words.triggers[row.trigger], values)
      return [`${inLocale(row.title, locale)} · ${when}`, formatDollars(toDollars(amounts[index] ?? 0))]
    }),
    texts: [],
  }
}

function period({ content, words, locale }: QuotationPdfData): Part {
  const { start, end, working_days: days, stages, delay_per_day: perDay } = content
  const week = words.weeks[content.work_days]
  const whole = { start: showDay(start), end: showDay(end), days: days ?? '', week }
  return {
    title: words.period,
    rows: stages.map((stage) => {
      const { planned_start, planned_end, working_days } = stage
      const values = { start: showDay(planned_start), end: showDay(planned_end), days: working_days }
      return [inLocale(stage.title, locale), fillIn(words.stageText, values)]
    }),
    texts: [
      ...(start && days ? [fillIn(words.periodText, whole)] : []),
      ...(perDay > 0 ? [fillIn(words.delay, { amount: formatDollars(perDay), cap: content.delay_cap / 100 })] : []),
    ],
  }
}

function warranties({ content, words, locale }: QuotationPdfData): Part {
  const { cooling_off_days: days } = content
  const reason = inLocale(content.cooling_off_reason, locale)
  return {
    title: words.warranties,
    rows: content.warranties.map(({ title, months }) => [inLocale(title, locale), fillIn(words.months, { months })]),
    texts: [days > 0 ? fillIn(words.coolingOff, { days }) : fillIn(words.noCoolingOff, { reason })],
  }
}

function terms({ content, words, locale }: QuotationPdfData): Part[] {
  const rates: Part = {
    title: words.rates,
    rows: content.rates.map(({ title, unit, unit_price: price }) => [
      inLocale(title, locale),
      `${formatDollars(price)} / ${inLocale(quotationUnits.find(({ key }) => key === unit)?.title ?? {}, locale)}`,
    ]),
    texts: [],
  }
  const groups = quotationTerms.map(({ key, title }) => ({
    title: inLocale(title, locale),
    rows: [],
    texts: textOf(content.terms[key], locale),
  }))
  return [rates, ...groups]
}

function textOf(words: QuotationContent['terms']['scope'], locale: QuotationPdfData['locale']): string[] {
  return inLocale(words, locale)
    .split('\n')
    .filter((line) => line.trim() !== '')
}
