import { hongKongTime, showDay } from '@fitout/contract/hong-kong-time.ts'
import type { Certificate } from '@fitout/contract/handovers.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { certificates as cn } from '@fitout/contract/messages/cn/certificates.ts'
import { handoverSigning as cnSigning } from '@fitout/contract/messages/cn/handover-signing.ts'
import { certificates as en } from '@fitout/contract/messages/en/certificates.ts'
import { handoverSigning as enSigning } from '@fitout/contract/messages/en/handover-signing.ts'
import { certificates as zh } from '@fitout/contract/messages/zh/certificates.ts'
import { handoverSigning as zhSigning } from '@fitout/contract/messages/zh/handover-signing.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { createLimiter } from '../../http/limiter.ts'
import { fillIn } from '../../words.ts'
import { counted, drawPart, type Part } from '../quotations/sheets-service.ts'
import { drawable, drawnOnce, pdfAnswer, requireUnsealed } from '../quotations/signed-papers-service.ts'
import { drawHead, findLetterhead, openPdf } from '../receipts/pdf-service.ts'
import { type RenovationRow, requireRight, requireRoomRow } from '../renovations/renovations-service.ts'
import { presentCertificate } from './certificate-service.ts'
import { findHandover, type HandoverRow, recordCertificateHash } from './handovers-queries.ts'

const words = { zh, cn, en }
const signing = { zh: zhSigning, cn: cnSigning, en: enSigning }

// Typesetting is CPU-bound, so only few run at a time.
const limited = createLimiter({ atOnce: 2, waiting: 20 })

/** The certificate for a member. In the language it was signed in, the very file that was sent. */
export async function sendCertificate(
  context: Context,
  accountId: string,
  renovationId: string,
  language: Locale | undefined,
): Promise<Response> {
  await requireRight(context.db, renovationId, accountId, 'READ')
  const room = await requireRoomRow(context.db, renovationId)
  const row = await findHandover(context.db, room.id)
  if (!row?.client_signed_at) throw new AppError('no-certificate-yet')
  return answer(context, room, row, language)
}

/** As `sendCertificate`, for staff, who also see it before it is signed. */
export async function sendCertificateToStaff(
  context: Context,
  renovationId: string,
  language: Locale | undefined,
): Promise<Response> {
  const room = await requireRoomRow(context.db, renovationId)
  requireUnsealed(room)
  const row = await findHandover(context.db, room.id)
  if (!row) throw new AppError('no-certificate-yet')
  return answer(context, room, row, language)
}

async function answer(context: Context, room: RenovationRow, row: HandoverRow, language: Locale | undefined) {
  const signed = await signedCertificate(context, room, row)
  const isOwn = signed && (language === undefined || language === signed.language)
  const bytes = isOwn ? signed.bytes : await draw(context, room, row, language ?? room.language)
  return pdfAnswer(certificateName(room), bytes)
}

export function certificateName({ reference }: RenovationRow): string {
  return `${reference}-certificate.pdf`
}

/** The signed file. It is drawn once and stored, so that both sides have the same. Undefined until both have signed. */
export async function signedCertificate(context: Context, room: RenovationRow, row: HandoverRow) {
  if (!row.client_signed_at) return undefined
  const language = row.language ?? room.language
  const bytes = await drawnOnce(context, `certificates/${room.id}`, {
    hash: row.pdf_hash,
    draw: () => draw(context, room, row, language),
    note: (hash) => recordCertificateHash(context.db, room.id, hash),
  })
  return { language, bytes }
}

async function draw(context: Context, room: RenovationRow, row: HandoverRow, locale: Locale) {
  const text = words[locale]
  const studio = await findLetterhead(context, locale)
  const shown = await presentCertificate(context.db, room, row)
  const head = {
    studio,
    title: `${text.title} ${room.reference}`,
    recipient: [room.client_name, ...room.address.split('\n')].filter(Boolean),
    facts: [
      [text.renovation, room.reference],
      [text.day, showDay(shown.day)],
      [text.openDefects, String(shown.open_defects.length)],
    ] as [string, string][],
  }
  const parts = [...partsOf(shown, locale), await signatures(shown, row, { locale, studio: studio.name })]
  const foot = fillIn(text.foot, { reference: room.reference, ...counted })
  return limited(async () => {
    const pdf = openPdf(locale, { Title: head.title, Author: studio.name }, foot)
    drawHead(pdf, head)
    pdf.row([{ text: text.lead, x: pdf.start, width: pdf.inner }], 18)
    for (const part of parts) drawPart(pdf, part)
    return pdf.bytes()
  })
}

function partsOf(shown: Certificate, locale: Locale): Part[] {
  const text = words[locale]
  const open = shown.open_defects.map(
    ({ number, text: description, place, severity, due_on: due }): [string, string] => [
      [`${number}. ${description}`, place, text.severities[severity]].filter(Boolean).join(' · '),
      fillIn(text.fixedBy, { day: showDay(due) }),
    ],
  )
  const handed = shown.handed.map(({ key, count, note }): [string, string] => [
    [text.handedKeys[key], note].filter(Boolean).join(' · '),
    `× ${count}`,
  ])
  const warranties = shown.warranties.map(({ title, months, from, until }): [string, string] => [
    `${inLocale(title, locale)} · ${fillIn(text.months, { months })}`,
    fillIn(text.span, { from: showDay(from), until: showDay(until) }),
  ])
  return [
    { title: text.openDefects, rows: open, texts: open.length === 0 ? [text.noDefects] : [] },
    { title: text.handed, rows: handed, texts: handed.length === 0 ? [text.nothingHanded] : [] },
    {
      title: text.meters,
      rows: shown.meters.map(({ key, reading }) => [text.meterKeys[key], reading]),
      texts: shown.meters.length === 0 ? [text.noMeters] : [],
    },
    { title: text.warranties, rows: warranties, texts: warranties.length === 0 ? [text.noWarranties] : [] },
  ]
}

type Beside = { locale: Locale; studio: string }

/** The signers, the times, and the sentence they agreed to. */
async function signatures(shown: Certificate, row: HandoverRow, { locale, studio }: Beside): Promise<Part> {
  const text = words[locale]
  const agreedIn = row.language ?? locale
  const signed = async (of: Certificate['studio'], name: string, at: string): Promise<[string, string][]> =>
    of
      ? [
          [name, await drawable(of.name, locale)],
          [at, hongKongTime(new Date(of.at))],
        ]
      : [[name, text.unsigned]]
  return {
    title: text.signatures,
    rows: [
      ...(await signed(shown.studio, fillIn(text.forStudio, { studio }), text.at)),
      ...(await signed(shown.client, text.byClient, text.at)),
    ],
    texts: [
      ...(shown.client ? [fillIn(text.sentence, { sentence: fillIn(signing[agreedIn].sign, { studio }) })] : []),
      ...(shown.client ? [words[agreedIn].language] : []),
      fillIn(text.hash, { hash: shown.content_hash }),
      ...(shown.client && row.source_hash ? [fillIn(text.source, { source: row.source_hash })] : []),
    ],
  }
}
