import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import type { Translated } from '@fitout/contract/messages/message-types.ts'
import type { quotationPapers } from '@fitout/contract/messages/zh/quotation-papers.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import type { QuotationLine } from '@fitout/contract/quotation-content.ts'
import { quotationLineKinds, unitOf } from '@fitout/contract/quotation-options.ts'
import { type PdfDocument, quiet } from '../receipts/pdf-service.ts'

/** How lines and the parts after them are drawn, in quotations and variations. */

/** A titled part after the lines: names with values, then texts. */
export type Part = { title: string; rows: [string, string][]; texts: string[] }

/** The headings of the line columns. */
export type SheetWords = Translated<typeof quotationPapers>

type Cell = Parameters<PdfDocument['row']>[0][number]

/** Placeholders in a footer, filled in on each page. */
export const counted = { page: '{page}', pages: '{pages}' } as const

function headings(words: SheetWords): string[] {
  return [words.item, words.quantity, words.unit, words.price, words.amount]
}

type Row = { cells: string[]; notes: string[] }

type Line = Omit<QuotationLine, 'room' | 'set' | 'is_default'>
type Wording = { locale: Locale; words: SheetWords; chosen: ReadonlySet<string> }

export function textsOfLine(line: Line, { locale, words, chosen }: Wording): Row {
  const say = (text: Words) => inLocale(text, locale)
  const titled = (options: readonly { key: string; title: Words }[], key: string) =>
    say(options.find((option) => option.key === key)?.title ?? {})
  const kind = line.kind === 'WORK' ? '' : titled(quotationLineKinds, line.kind)
  const isFree = line.kind === 'INCLUDED' || line.kind === 'CUSTOMER_SUPPLY'
  const mark = chosen.has(line.key) ? `${kind} · ${words.chosen}` : kind
  return {
    cells: [
      say(line.title),
      line.qty.toLocaleString('en-HK', { maximumFractionDigits: 3 }),
      say(unitOf(line.unit, line.qty)),
      isFree ? '–' : formatDollars(line.unit_price),
      isFree ? '–' : formatDollars(line.amount),
    ],
    notes: [mark, say(line.description), say(line.material)].filter(Boolean),
  }
}

export type Group = { title: string; subtotal: string; rows: Row[] }

/** Draws the lines of a trade. Its name and the column headings are repeated on each page. */
export function drawGroup(pdf: PdfDocument, group: Group, words: SheetWords): void {
  const { row, rule, space, turn, repeat, start: x, inner: width } = pdf
  const columns = columnsOf(pdf)
  const setHeading = () => {
    row([{ text: group.title, x, width, size: 12 }], 4)
    row(
      headings(words).map((text, at) => ({ ...columns(text, at), ...quiet })),
      2,
    )
    rule(6)
  }
  repeat()
  turn(110)
  setHeading()
  repeat(setHeading)
  for (const { cells, notes } of group.rows) {
    row(cells.map(columns), notes.length > 0 ? 0 : 5)
    for (const [index, text] of notes.entries()) {
      row([{ ...columns(text, 0), ...quiet }], index === notes.length - 1 ? 5 : 0)
    }
  }
  row(
    [
      { text: words.groupTotal, x, width: width - 90, align: 'end', size: 9, colour: 'muted' },
      { text: group.subtotal, x: x + width - 90, width: 90, align: 'end' },
    ],
    0,
  )
  space(16)
}

export function drawPart(pdf: PdfDocument, { title, rows, texts }: Part): void {
  const { row, rule, space, turn, start: x, inner: width } = pdf
  turn(70)
  row([{ text: title, x, width, size: 12 }], 2)
  rule(6)
  for (const [label, value] of rows) {
    row(
      [
        { text: label, x, width: width - 180 },
        { text: value, x: x + width - 170, width: 170, align: 'end' },
      ],
      3,
    )
  }
  for (const text of texts) row([{ text, x, width }], 4)
  space(14)
}

function columnsOf({ start, inner }: PdfDocument) {
  const ends = [inner - 250, inner - 195, inner - 145, inner - 75, inner]
  return (text: string, at: number): Cell => {
    const from = at === 0 ? 0 : (ends[at - 1] ?? 0)
    const width = (ends[at] ?? inner) - from - (at === 0 || at === 1 ? 8 : 0)
    return { text, x: start + from, width, size: 9, align: at === 0 || at === 2 ? 'start' : 'end' }
  }
}
