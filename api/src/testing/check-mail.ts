import type { Mail } from '../adapters/mail/port.ts'

/** The ids of mails by consent, and of the weekly summary that staff choose. */
const byConsent = /^(delivery|mailing|renovation-progress|stock-notice|subscription|weekly-summary|wishlist)-/

/**
 * Throws if a link of the HTML part is missing in the text part, or if mail programs would offer to unsubscribe from
 * what is sent without consent, or at another link than that of the mail.
 */
export function checkMail({ id, subject, text, html, headers }: Mail): void {
  const links = linksOf(html)
  const missing = links.filter((link) => !text.includes(link.replace(/^(mailto|tel):/, '')))
  if (missing.length > 0) throw new Error(`Links missing in the text part of “${subject}”: ${missing.join(' ')}`)
  const unsubscribe = headers?.['List-Unsubscribe']?.slice(1, -1)
  if (unsubscribe && !byConsent.test(id)) throw new Error(`“${subject}” offers to unsubscribe, but needs no consent`)
  if (unsubscribe && !links.includes(unsubscribe))
    throw new Error(`“${subject}” has another link to unsubscribe than in its headers`)
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, link = '']) =>
    link.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))).replaceAll('&amp;', '&'),
  )
}
