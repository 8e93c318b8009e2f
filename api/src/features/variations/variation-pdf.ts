import { hongKongTime, showDay } from '@fitout/contract/hong-kong-time.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { quotationPapers as cnSheets } from '@fitout/contract/messages/cn/quotation-papers.ts'
import { variationPapers as cn } from '@fitout/contract/messages/cn/variation-papers.ts'
import { variationSigning as cnSigning } from '@fitout/contract/messages/cn/variation-signing.ts'
import { quotationPapers as enSheets } from '@fitout/contract/messages/en/quotation-papers.ts'
import { variationPapers as en } from '@fitout/contract/messages/en/variation-papers.ts'
import { variationSigning as enSigning } from '@fitout/contract/messages/en/variation-signing.ts'
import { quotationPapers as zhSheets } from '@fitout/contract/messages/zh/quotation-papers.ts'
import { variationPapers as zh } from '@fitout/contract/messages/zh/variation-papers.ts'
import { variationSigning as zhSigning } from '@fitout/contract/messages/zh/variation-signing.ts'
import { formatChange, formatDollars, toDollars } from '@fitout/contract/money.ts'
import type { VariationContent } from '@fitout/contract/variation-content.ts'
import type { Context } from '../../context.ts'
import { fillIn } from '../../words.ts'
import { type Part } from '../quotations/sheets-service.ts'
import { drawable, drawnOnce, drawingGate, pdfAnswer, requireUnsealed } from '../quotations/signed-papers-service.ts'
import { findLetterhead } from '../receipts/pdf-service.ts'
import { type RenovationRow, requireRoomRow } from '../renovations/renovations-service.ts'
import { drawVariation } from './draw-variation.ts'
import { nameOf } from './shown-variations-service.ts'
import { contentOfRow, effectOf, type Path, requireVariation } from './variation-room.ts'
import { type DecisionRow, findDecision, recordPdfHash, type VariationRow } from './variations-queries.ts'
import { requireSent } from './variations-service.ts'

const words = { zh, cn, en }
const sheets = { zh: zhSheets, cn: cnSheets, en: enSheets }
const signing = { zh: zhSigning, cn: cnSigning, en: enSigning }

/** The PDF of a variation for a member. For a signed one in its own language, the very file that was sent. */
export async function sendVariationPdf(context: Context, accountId: string, path: Path, language: Locale | undefined) {
  const { room, row } = await requireSent(context, accountId, path)
  return paperAnswer(context, room, row, language)
}

export async function sendVariationPdfToStaff(context: Context, path: Path, language: Locale | undefined) {
  const room = await requireRoomRow(context.db, path.id)
  requireUnsealed(room)
  return paperAnswer(context, room, await requireVariation(context.db, path), language)
}

async function paperAnswer(context: Context, room: RenovationRow, row: VariationRow, language: Locale | undefined) {
  const signed = await signedVariationPdf(context, room, row)
  const isOwn = signed && (language === undefined || language === signed.language)
  const bytes = isOwn ? signed.bytes : await draw(context, room, row, language ?? room.language)
  return pdfAnswer(fileName(room, row), bytes)
}

export function fileName({ reference }: RenovationRow, row: VariationRow): string {
  return `${reference}-${nameOf(row)}.pdf`
}

/** The signed document in the language it was signed in; undefined if the variation was not approved. */
export async function signedVariationPdf(context: Context, room: RenovationRow, row: VariationRow) {
  if (row.status !== 'APPROVED') return undefined
  const language = (await findDecision(context.db, row.id))?.language ?? room.language
  const bytes = await drawnOnce(context, `variations/${row.id}`, {
    hash: row.pdf_hash,
    draw: () => draw(context, room, row, language),
    note: (hash) => recordPdfHash(context.db, row.id, hash),
  })
  return { language, bytes }
}

async function draw(context: Context, room: RenovationRow, row: VariationRow, locale: Locale) {
  const content = await contentOfRow(context.db, row)
  const studio = await findLetterhead(context, locale)
  const text = words[locale]
  const effect = await effectOf(context, room, row, content)
  const decision = row.status === 'APPROVED' ? await findDecision(context.db, row.id) : undefined
  const signedBy = await drawable(decision?.typed_name ?? '', locale)
  const facts: [string, string][] = [
    [sheets[locale].renovation, room.reference],
    [text.number, content.number],
    [text.contract, content.contract],
    [text.cause, text.causes[content.cause]],
    [sheets[locale].date, row.sent_at ? hongKongTime(row.sent_at) : text.draft],
    ...(content.valid_until ? [[sheets[locale].validUntil, showDay(content.valid_until)] as [string, string]] : []),
  ]
  return drawingGate(async () =>
    drawVariation({
      content,
      effect,
      locale,
      words: text,
      sheets: sheets[locale],
      studio,
      recipient: [room.client_name, ...room.address.split('\n')].filter(Boolean),
      facts,
      signature: decision && signatureOf(content, decision, { locale, name: signedBy }),
    }),
  )
}

/** The signature as the last page shows it. */
function signatureOf(
  content: VariationContent,
  given: DecisionRow,
  { locale, name }: { locale: Locale; name: string },
): Part {
  const text = sheets[locale]
  // The sentence is quoted in the language it was agreed to in.
  const agreedIn = given.language ?? locale
  return {
    title: words[locale].signature,
    rows: [
      [text.name, name],
      [text.at, hongKongTime(given.at)],
    ],
    texts: [
      fillIn(text.sentence, { sentence: sentenceOf(content, given, agreedIn) }),
      words[agreedIn].language,
      fillIn(text.hash, { hash: given.content_hash ?? '' }),
      ...(given.source_hash ? [fillIn(text.source, { source: given.source_hash })] : []),
    ],
  }
}

function sentenceOf({ number, cause, amount, days }: VariationContent, given: DecisionRow, locale: Locale): string {
  const { approve, settle } = signing[locale]
  const total = formatDollars(toDollars(given.sum_after_cents ?? 0))
  return fillIn(cause === 'SETTLEMENT' ? settle : approve, { number, amount: formatChange(amount), days, total })
}
