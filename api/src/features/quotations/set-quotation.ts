import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import type { QuotationLine } from '@fitout/contract/quotation-content.ts'
import { quotationLineKinds, quotationUnits } from '@fitout/contract/quotation-options.ts'
import { openPdf, type PdfDocument, quiet, setHead, textsOf } from '../receipts/papers-service.ts'
import { fillIn, type Part, type QuotationOnPaper } from './quotation-on-paper.ts'
import { partsOf } from './quotation-parts.ts'

type Cell = Parameters<PdfDocument['row']>[0][number]

/** Sets a quotation: every line by its trade, what it comes to, and all that was agreed beside. */
export async function setQuotation(paper: QuotationOnPaper): Promise<Uint8Array<ArrayBuffer>> {
  const { content, locale, words, studio, recipient, facts } = paper
  const title = `${words.title} ${content.number}`
  const head = { studio, title, recipient, facts }
  const parts = partsOf(paper)
  const foot = (page: number, pages: number) =>
    fillIn(words.foot, { number: content.number, version: content.version, page, pages })
  const groups = content.groups.map((group) => ({
    title: inLocale(group.title, locale),
    subtotal: formatDollars(group.subtotal),
    rows: group.lines.map((line) => textsOfLine(line, paper)),
  }))
  const texts = [
    ...textsOf(head),
    ...headings(words),
    words.groupTotal,
    ...groups.flatMap(({ title: name, subtotal, rows }) => [
      name,
      subtotal,
      ...rows.flatMap(({ cells, notes }) => [...cells, ...notes]),
    ]),
    ...parts.flatMap(({ title: name, rows, texts: own }) => [name, ...rows.flat(), ...own]),
  ]
  const pdf = await openPdf(texts, locale, { Title: title, Author: studio.name }, { foot })
  setHead(pdf, head)
  for (const group of groups) setGroup(pdf, group, words)
  pdf.repeat(undefined)
  for (const part of parts) setPart(pdf, part)
  return pdf.bytes()
}

function headings(words: QuotationOnPaper['words']): string[] {
  return [words.item, words.quantity, words.unit, words.price, words.amount]
}

type Row = { cells: string[]; notes: string[] }

function textsOfLine(line: QuotationLine, { locale, words, chosen }: QuotationOnPaper): Row {
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
      titled(quotationUnits, line.unit),
      isFree ? '–' : formatDollars(line.unit_price),
      isFree ? '–' : formatDollars(line.amount),
    ],
    notes: [mark, say(line.description), say(line.material)].filter(Boolean),
  }
}

type Group = { title: string; subtotal: string; rows: Row[] }

/** The name of the trade and the headings stand at the top of each sheet on which the trade goes on. */
function setGroup(pdf: PdfDocument, group: Group, words: QuotationOnPaper['words']): void {
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
  repeat(undefined)
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

function setPart(pdf: PdfDocument, { title, rows, texts }: Part): void {
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
