import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import { mailings as cn } from '@fitout/contract/messages/cn/mailings.ts'
import { mailings as en } from '@fitout/contract/messages/en/mailings.ts'
import { mailings as zh } from '@fitout/contract/messages/zh/mailings.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { findStudio, requireShopConstants, type Studio } from '../configuration/configuration-service.ts'
import type { MailContent } from '../mails/mails-service.ts'
import { readAsPlainText, renderMarkdown } from '../markdown/markdown-service.ts'
import { fillIn } from '../../words.ts'

const words = { zh, cn, en }

type Written = { subject: Words; text: Words }

/** Throws `mailing-incomplete` if subject or text is missing in one of these languages. */
export function requireWritten({ subject, text }: Written, languages: readonly Locale[]): void {
  const missing = languages.filter((one) => !subject[one]?.trim() || !text[one]?.trim())
  if (missing.length > 0) throw new AppError('mailing-incomplete', { details: { languages: missing } })
}

/**
 * The languages that the studio writes. Throws `studio-contact-missing` if it has not published its name and contacts,
 * which the law requires in every such mail.
 */
export async function requireComplete(context: Context): Promise<readonly Locale[]> {
  const { name, contact } = await findStudio(context)
  if (Object.keys(name).length === 0 || contact.length === 0) throw new AppError('studio-contact-missing')
  return (await requireShopConstants(context)).languages
}

/** The mail for a customer, in their language if the studio writes it. */
export function writeMailing(
  context: Context,
  studio: Studio,
  { subject, text }: Written,
  locale: Locale,
): MailContent {
  const written = inLocale(text, locale)
  const { publicUrl } = context.config
  // Relative links do not work in mails.
  const html = renderMarkdown(written, locale).replace(/ (href|src)="\//g, ` $1="${publicUrl}/`)
  const contact = [studio.name, ...studio.contact].map((one) => inLocale(one, locale)).filter(Boolean)
  return {
    locale,
    heading: inLocale(subject, locale),
    lead: [],
    body: { text: readAsPlainText(written, { locale, origin: publicUrl }), html },
    sections: [],
    closing: fillIn(words[locale].why, { contact: contact.join(' · ') }),
  }
}
