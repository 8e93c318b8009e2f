import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { publicPages as cn } from '@fitout/contract/messages/cn/public-pages.ts'
import { publicPages as en } from '@fitout/contract/messages/en/public-pages.ts'
import { publicPages as zh } from '@fitout/contract/messages/zh/public-pages.ts'
import type { PageKind, PublicPage } from './public-pages.ts'

const words = { zh, cn, en }

export type GuidePart = { kind: PageKind; pages: PublicPage[] }

/** `llms.txt`: the shop and its public pages in one language, as Markdown. */
export function renderGuide(
  shop: { name: string; about: string; contact: string[] },
  parts: GuidePart[],
  locale: Locale,
  publicUrl: string,
): string {
  const text = words[locale]
  const sections = parts.flatMap(({ kind, pages }) => {
    const lines = pages.flatMap((page) => lineOf(page, locale, publicUrl))
    return lines.length > 0 ? [`## ${text.kinds[kind]}\n\n${lines.join('\n')}`] : []
  })
  return [`# ${shop.name}`, `> ${oneLine(shop.about)}`, ...shop.contact.map(oneLine), ...sections].join('\n\n') + '\n'
}

function lineOf({ title, summary, paths }: PublicPage, locale: Locale, publicUrl: string): string[] {
  const path = paths[locale]
  if (path === undefined) return []
  const about = oneLine(inLocale(summary, locale))
  const name = oneLine(inLocale(title, locale)).replace(/[[\]]/g, '')
  return [`- [${name}](${publicUrl}${path})${about ? `: ${about}` : ''}`]
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
