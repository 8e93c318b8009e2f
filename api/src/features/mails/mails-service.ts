import { inLocale, languageTags, type Locale } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { type Palette, themeColours } from '@fitout/contract/theme-colours.ts'
import type { Attachment } from '../../adapters/mail/port.ts'
import type { Context } from '../../context.ts'
import { findStudio, type Studio } from '../configuration/configuration-service.ts'
import { type Channel, consentWords, optOutLink } from '../consents/consents-service.ts'
import { sendRecorded, type SentMail } from './sent-mails.ts'

export { recordedFor, recordedOf, sweepSentMails } from './sent-mails.ts'

export type MailRow = { label: string; value: string; url?: string }

export type MailSection = {
  title: string
  /** With a `url`, the value is a link. */
  rows: MailRow[]
  paragraphs: string[]
  /** An attachment shown inline, by its `cid`. */
  picture?: { cid: string; alt: string; hint: string }
}

export type MailContent = {
  locale: Locale
  heading: string
  lead: string[]
  /** A text by staff, without marks and as sanitised HTML. */
  body?: { text: string; html: string }
  sections: MailSection[]
  /** A code to type in, shown in large type. */
  code?: string
  action?: { title: string; hint: string; url: string }
  closing: string
}

/** The same `id` is the same mail, also on retries. */
type Addressed = MailContent & {
  id: string
  to: string
  /** Whether the mail needs consent; mail programs then offer to unsubscribe. */
  isByConsent?: boolean
  /** Whether it goes to staff, who have nothing to opt out of. */
  isToStaff?: boolean
  /** Whether a colleague wrote it to this person, who would take a word about advertising for part of the letter. */
  isPersonal?: boolean
  /** The unsubscribe link of a subscription, in the footer. */
  stop?: Stop
  attachments?: Attachment[]
  /** Defaults to the heading. */
  subject?: string
  /** The message ids of earlier mails in the thread, oldest first. */
  follows?: string[]
  replyTo?: string | undefined
  /** Pass it if already read; otherwise it is read here. */
  studio?: Studio
  /** What staff see of it with the customer. */
  recorded?: SentMail | undefined
}

/**
 * Sends one mail as HTML and plain text; customer input is escaped in both. Every mail of the shop to a customer ends with
 * a link that opts out of everything that needs consent, in one step and without signing in.
 */
export async function sendMail(context: Context, mail: Addressed): Promise<void> {
  const { id, to, locale, subject = mail.heading, follows, replyTo, isByConsent = false, attachments = [] } = mail
  const url = mail.isToStaff || mail.isPersonal ? undefined : await optOutLink(context, { email: to, locale })
  const stop = mail.stop ?? (url ? { title: consentWords[locale].mail.stop, url } : undefined)
  const content = { ...mail, stop }
  const face = faceOf(context, mail.studio ?? (await findStudio(context)), locale)
  const message = {
    id,
    to,
    subject,
    text: renderText(content),
    html: renderHtml(content, face),
    attachments,
    ...(follows && { follows }),
    ...(replyTo && { replyTo }),
    ...((isByConsent || mail.stop) &&
      stop && {
        headers: { 'List-Unsubscribe': `<${stop.url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      }),
  }
  const send = async () => context.mailer.send(message)
  await (mail.recorded ? sendRecorded(context, id, mail.recorded, send) : send())
}

type News = Omit<Addressed, 'isByConsent' | 'isToStaff' | 'stop'> & {
  action: NonNullable<MailContent['action']>
  /** The opt-out hint of a text message. */
  stop: string
}

/** Sends optional news: as a mail, or its heading and link as a text message. */
export async function sendNews(context: Context, channel: Channel, { stop, ...news }: News): Promise<void> {
  if (channel === 'EMAIL') return sendMail(context, { ...news, isByConsent: true })
  const { id, to, heading, action, locale } = news
  const settings = context.config.publicUrl + pathTo('account-notifications', locale)
  await context.texts.send({ id, to, text: `${heading} ${action.url}\n${stop} ${settings}` })
}

type Content = MailContent & { stop: Stop | undefined }
type Stop = { title: string; url: string }

function renderText({ heading, lead, body, code, sections, action, closing, stop }: Content): string {
  const blocks = [
    heading,
    ...lead,
    ...(body ? [body.text] : []),
    ...(code ? [code] : []),
    ...sections.map(({ title, rows, paragraphs }) => [title, ...rows.flatMap(rowInText), ...paragraphs].join('\n')),
    ...(action ? [`${action.title}\n${action.url}\n${action.hint}`] : []),
    closing,
    ...(stop ? [`${stop.title}\n${stop.url}`] : []),
  ]
  return `${blocks.join('\n\n')}\n`
}

function rowInText({ label, value, url }: MailRow): string[] {
  return [label ? `${label}  ${value}` : value, ...(url ? [url] : [])]
}

type Face = { name: string; palette: Palette; logo: { url: string; width: number; height: number } | undefined }

const logoBox = { width: 240, height: 40 }

function faceOf(context: Context, { name, palette, logo }: Studio, locale: Locale): Face {
  const pixels = logo && (logo.widths.find((one) => one >= 2 * logoBox.width) ?? logo.widths.at(-1))
  const scale = logo ? Math.min(logoBox.width / logo.width, logoBox.height / logo.height) : 1
  return {
    name: inLocale(name, locale),
    palette,
    logo: logo && {
      url: `${context.config.publicUrl}${logo.url}/${pixels}.jpg`,
      width: Math.round(logo.width * scale),
      height: Math.round(logo.height * scale),
    },
  }
}

/** The logo, or the name if there is none. Mail programs that block pictures show the name. */
function headOf({ name, logo }: Face, muted: string): string {
  if (!logo) return `<p style="margin:0 0 32px;color:${muted}">${escape(name)}</p>`
  const { url, width, height } = logo
  const img = `<img src="${escape(url)}" alt="${escape(name)}" width="${width}" height="${height}" style="display:block;border:0">`
  return `<p style="margin:0 0 32px">${img}</p>`
}

function renderHtml(
  { locale, heading, lead, body, code, sections, action, closing, stop }: Content,
  face: Face,
): string {
  const { paper, ink, accent } = face.palette
  const { '--color-muted': muted = ink, '--color-stone': line = ink } = themeColours(face.palette)
  const paragraph = (text: string, colour = ink) =>
    `<p style="margin:0 0 16px;color:${colour};line-height:1.7">${escape(text).replaceAll('\n', '<br>')}</p>`
  const row = ({ label, value, url }: MailRow) =>
    `<tr><td style="padding:8px 16px 8px 0;border-bottom:1px solid ${line};color:${muted}">${escape(label)}</td>` +
    `<td style="padding:8px 0;border-bottom:1px solid ${line};text-align:right;white-space:nowrap;user-select:all">${url ? `<a href="${escape(url)}" style="color:${accent}">${escape(value)}</a>` : escape(value)}</td></tr>`
  const shown = ({ cid, alt, hint }: NonNullable<MailSection['picture']>) =>
    `<p style="margin:16px 0 8px"><img src="cid:${escape(cid)}" alt="${escape(alt)}" width="208" height="208" style="display:block;border:1px solid ${line}"></p>${paragraph(hint, muted)}`
  const section = ({ title, rows, paragraphs, picture }: MailSection) =>
    `<h2 style="margin:32px 0 8px;font-size:16px">${escape(title)}</h2>` +
    `<table role="presentation" width="100%" style="border-collapse:collapse;font-size:15px">${rows.map(row).join('')}</table>` +
    (picture ? shown(picture) : '') +
    `<div style="margin-top:12px">${paragraphs.map((text) => paragraph(text)).join('')}</div>`
  const written = body
    ? `<div style="line-height:1.7">${body.html.replaceAll('<img ', '<img style="max-width:100%;height:auto" ')}</div>`
    : ''
  const digits = code ? `<p style="margin:24px 0;font-size:32px;letter-spacing:8px">${escape(code)}</p>` : ''
  const button = action
    ? `<p style="margin:32px 0 8px"><a href="${escape(action.url)}" style="display:inline-block;padding:12px 24px;background:${accent};color:${paper};text-decoration:none;border-radius:2px">${escape(action.title)}</a></p>\n${paragraph(action.hint, muted)}`
    : ''
  return `<!doctype html><html lang="${languageTags[locale]}"><head><meta charset="utf-8"><title>${escape(heading)}</title></head>
<body style="margin:0;background:${paper};color:${ink};font-family:'PingFang HK','Noto Sans HK','Microsoft JhengHei',Helvetica,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:40px 24px">
${headOf(face, muted)}<h1 style="margin:0 0 24px;font-size:24px;font-weight:500">${escape(heading)}</h1>
${lead.map((text) => paragraph(text)).join('')}${written}${digits}${sections.map(section).join('')}
${button}${paragraph(closing, muted)}${stop ? stopLink(stop, muted) : ''}
</div></body></html>`
}

function stopLink({ title, url }: Stop, muted: string): string {
  return `<p style="margin:0;line-height:1.7"><a href="${escape(url)}" style="color:${muted}">${escape(title)}</a></p>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
