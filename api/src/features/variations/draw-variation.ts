import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { Translated } from '@fitout/contract/messages/message-types.ts'
import type { variationPapers } from '@fitout/contract/messages/zh/variation-papers.ts'
import { formatChange, formatDollars, toCents, toDollars } from '@fitout/contract/money.ts'
import { type VariationContent, variationSigns } from '@fitout/contract/variation-content.ts'
import { fillIn } from '../../words.ts'
import {
  counted,
  drawGroup,
  drawPart,
  type Group,
  type Part,
  type SheetWords,
  textsOfLine,
} from '../quotations/sheets-service.ts'
import { drawHead, openPdf, type Studio } from '../receipts/pdf-service.ts'

type VariationPdfData = {
  content: VariationContent
  effect: { sum: { before: number; after: number }; end: { before: string | null; after: string | null } }
  locale: Locale
  words: Translated<typeof variationPapers>
  sheets: SheetWords
  studio: Studio
  recipient: string[]
  facts: [string, string][]
  /** Drawn on the last page once it is approved. */
  signature: Part | undefined
}

/** Draws the PDF of a variation like that of a quotation: lines removed, lines added, and the effect on the contract. */
export async function drawVariation(paper: VariationPdfData): Promise<Uint8Array<ArrayBuffer>> {
  const { content, locale, words, sheets, studio, recipient, facts, signature } = paper
  const title = `${words.title} ${content.number} ${inLocale(content.title, locale)}`.trim()
  const head = { studio, title, recipient, facts }
  const groups = groupsOf(paper)
  const parts = [whyOf(paper), effectOf(paper), ...(signature ? [signature] : [])]
  const foot = fillIn(words.foot, { number: content.number, ...counted })
  const pdf = openPdf(locale, { Title: title, Author: studio.name }, foot)
  drawHead(pdf, head)
  for (const group of groups) drawGroup(pdf, group, sheets)
  pdf.repeat()
  for (const part of parts) drawPart(pdf, part)
  return pdf.bytes()
}

function groupsOf({ content, locale, words, sheets }: VariationPdfData): Group[] {
  const wording = { locale, words: sheets, chosen: new Set<string>() }
  return variationSigns.flatMap((sign) => {
    const lines = content.lines.filter((line) => line.sign === sign)
    if (lines.length === 0) return []
    const cents = lines.reduce((sum, { amount }) => sum + toCents(amount), 0)
    return {
      title: sign === 'OLD' ? words.old : words.new,
      subtotal: formatDollars(toDollars(sign === 'OLD' ? -cents : cents)),
      rows: lines.map((line) => textsOfLine(line, wording)),
    }
  })
}

function whyOf({ content, locale, words }: VariationPdfData): Part {
  return { title: words.why, rows: [], texts: inLocale(content.reason, locale).split('\n').filter(Boolean) }
}

function effectOf({ content, effect: { sum, end }, locale, words }: VariationPdfData): Part {
  const { amount, days, pays_with: row } = content
  const title = inLocale(row?.title, locale)
  return {
    title: words.effect,
    rows: [
      [words.amount, formatChange(amount)],
      [words.sumBefore, formatDollars(sum.before)],
      [words.sumAfter, formatDollars(sum.after)],
      [words.days, fillIn(words.daysText, { days })],
      [words.endBefore, end.before ? showDay(end.before) : '–'],
      [words.endAfter, end.after ? showDay(end.after) : '–'],
    ],
    texts: [
      ...(amount > 0 ? [row ? fillIn(words.paysWith, { title }) : words.own] : []),
      ...(amount < 0 ? [words.back] : []),
    ],
  }
}
