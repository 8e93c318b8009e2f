import { hongKongTime, showDay } from '@fitout/contract/hong-kong-time.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { quotationPapers as cn } from '@fitout/contract/messages/cn/quotation-papers.ts'
import { quotationSigning as cnSigning } from '@fitout/contract/messages/cn/quotation-signing.ts'
import { quotationPapers as en } from '@fitout/contract/messages/en/quotation-papers.ts'
import { quotationSigning as enSigning } from '@fitout/contract/messages/en/quotation-signing.ts'
import { quotationPapers as zh } from '@fitout/contract/messages/zh/quotation-papers.ts'
import { quotationSigning as zhSigning } from '@fitout/contract/messages/zh/quotation-signing.ts'
import { formatDollars, toDollars } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import { fillIn } from '../../words.ts'
import { findLetterhead } from '../receipts/pdf-service.ts'
import { type RenovationRow, requireRoomRow } from '../renovations/renovations-service.ts'
import { requireVersion } from './quotation-room.ts'
import { findDecision, type QuotationRow, recordPdfHash } from './quotations-queries.ts'
import { requireSent } from './quotations-service.ts'
import { drawQuotation } from './draw-quotation.ts'
import { type Part } from './sheets-service.ts'
import { drawable, drawnOnce, drawingGate, pdfAnswer, requireUnsealed } from './signed-papers-service.ts'
import { contentOfVersion } from './show-quotation.ts'
import type { VersionPath } from './staff-quotations-service.ts'

const words = { zh, cn, en }
const signing = { zh: zhSigning, cn: cnSigning, en: enSigning }

/** The PDF of a version for a member. For a signed one in its own language, the very file that was sent. */
export async function sendQuotationPdf(
  context: Context,
  accountId: string,
  path: VersionPath,
  language: Locale | undefined,
) {
  const { row } = await requireSent(context, accountId, path)
  return paperAnswer(context, await requireRoomRow(context.db, path.id), row, language)
}

export async function sendQuotationPdfToStaff(
  context: Context,
  { id, version }: VersionPath,
  language: Locale | undefined,
) {
  const room = await requireRoomRow(context.db, id)
  requireUnsealed(room)
  return paperAnswer(context, room, await requireVersion(context.db, room.id, version), language)
}

async function paperAnswer(
  context: Context,
  room: RenovationRow,
  row: QuotationRow,
  language: Locale | undefined,
): Promise<Response> {
  const signed = await signedQuotationPdf(context, room, row)
  const isOwn = signed && (language === undefined || language === signed.language)
  const bytes = isOwn ? signed.bytes : await draw(context, room, row, language ?? room.language)
  return pdfAnswer(fileName(row), bytes)
}

export function fileName({ number, version }: QuotationRow): string {
  return `${number}-v${version}.pdf`
}

/**
 * The signed document in the language it was signed in. It is drawn once and stored, so that both sides have the same
 * file. Undefined if the version was not accepted.
 */
export async function signedQuotationPdf(context: Context, room: RenovationRow, row: QuotationRow) {
  const acceptance = await findDecision(context.db, row.id, 'ACCEPTED')
  if (!acceptance) return undefined
  const language = acceptance.language ?? room.language
  const bytes = await drawnOnce(context, `quotations/${row.id}`, {
    hash: row.pdf_hash,
    draw: () => draw(context, room, row, language),
    note: (hash) => recordPdfHash(context.db, row.id, hash),
  })
  return { language, bytes }
}

async function draw(context: Context, room: RenovationRow, row: QuotationRow, locale: Locale) {
  const { content } = await contentOfVersion(context, room, row)
  const studio = await findLetterhead(context, locale)
  const text = words[locale]
  const acceptance = await findDecision(context.db, row.id, 'ACCEPTED')
  const signedBy = await drawable(acceptance?.typed_name ?? '', locale)
  const facts: [string, string][] = [
    [text.renovation, room.reference],
    [text.number, `${content.number} v${content.version}`],
    [text.date, row.sent_at ? hongKongTime(row.sent_at) : text.draft],
    ...(content.valid_until ? [[text.validUntil, showDay(content.valid_until)] as [string, string]] : []),
    [text.total, formatDollars(content.total)],
  ]
  return drawingGate(async () =>
    drawQuotation({
      content,
      locale,
      words: text,
      studio,
      recipient: [room.client_name, ...room.address.split('\n')].filter(Boolean),
      facts,
      chosen: new Set(acceptance?.options),
      sum: acceptance?.total_cents ? toDollars(acceptance.total_cents) : content.total,
      signature: acceptance && signatureOf(row, acceptance, { locale, studio: studio.name, name: signedBy }),
    }),
  )
}

type Acceptance = NonNullable<Awaited<ReturnType<typeof findDecision>>>

/** The signature as the last page shows it. */
function signatureOf(
  row: QuotationRow,
  given: Acceptance,
  { locale, studio, name }: { locale: Locale; studio: string; name: string },
): Part {
  const text = words[locale]
  // The sentence is quoted in the language it was agreed to in.
  const agreedIn = given.language ?? locale
  const sentences = signing[agreedIn]
  const total = formatDollars(toDollars(given.total_cents ?? 0))
  const isTyped = given.signed_on === null
  return {
    title: text.signature,
    rows: [
      [text.contractSum, total],
      [text.name, name],
      isTyped ? [text.at, hongKongTime(given.at)] : [text.signedOn, showDay(given.signed_on)],
    ],
    texts: [
      isTyped ? fillIn(text.sentence, { sentence: fillIn(sentences.accept, { studio, total }) }) : text.onPaper,
      ...(row.cooling_off_until ? [fillIn(sentences.coolingOff, { day: showDay(row.cooling_off_until) })] : []),
      words[agreedIn].language,
      fillIn(text.hash, { hash: given.content_hash ?? '' }),
      ...(given.source_hash ? [fillIn(text.source, { source: given.source_hash })] : []),
    ],
  }
}
