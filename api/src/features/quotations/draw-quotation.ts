import { inLocale } from '@fitout/contract/locales.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { fillIn } from '../../words.ts'
import { drawHead, openPdf } from '../receipts/pdf-service.ts'
import type { QuotationPdfData } from './quotation-pdf-data.ts'
import { partsOf } from './quotation-pdf-parts.ts'
import { counted, drawGroup, drawPart, textsOfLine } from './sheets-service.ts'

/** Draws the PDF of a quotation: lines by trade, totals, and everything else that was agreed. */
export async function drawQuotation(paper: QuotationPdfData): Promise<Uint8Array<ArrayBuffer>> {
  const { content, locale, words, studio, recipient, facts } = paper
  const title = `${words.title} ${content.number}`
  const head = { studio, title, recipient, facts }
  const parts = partsOf(paper)
  const foot = fillIn(words.foot, { number: content.number, version: content.version, ...counted })
  const groups = content.groups.map((group) => ({
    title: inLocale(group.title, locale),
    subtotal: formatDollars(group.subtotal),
    rows: group.lines.map((line) => textsOfLine(line, paper)),
  }))
  const pdf = openPdf(locale, { Title: title, Author: studio.name }, foot)
  drawHead(pdf, head)
  for (const group of groups) drawGroup(pdf, group, words)
  pdf.repeat()
  for (const part of parts) drawPart(pdf, part)
  return pdf.bytes()
}
