import { localise } from '@fitout/contract/storefront-paths.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { Marked, type Token, type Tokens } from 'marked'

const marked = new Marked({ gfm: true, async: false })

type Reading = { locale: Locale; origin: string }

/**
 * Converts Markdown to plain text for mail programs without HTML: no markup, lists with bullets and numbers, absolute
 * URLs after the link text.
 */
export function readAsPlainText(source: string, reading: Reading): string {
  return blocksOf(marked.lexer(source), reading)
}

function blocksOf(tokens: readonly Token[], reading: Reading): string {
  return tokens
    .map((token) => blockOf(token, reading).trimEnd())
    .filter(Boolean)
    .join('\n\n')
}

function blockOf(token: Token, reading: Reading): string {
  switch (token.type) {
    case 'list':
      return listOf(token as Tokens.List, reading)
    case 'blockquote':
      return blocksOf(token.tokens ?? [], reading).replace(/^/gm, '> ')
    case 'hr':
      return '—'
    case 'code':
      return (token as Tokens.Code).text
    case 'table':
      return rowsOf(token as Tokens.Table, reading)
    default:
      return inlineOf([token], reading)
  }
}

function listOf({ items, ordered, start }: Tokens.List, reading: Reading): string {
  const first = Number(start) || 1
  return items
    .map((item, at) => {
      const mark = ordered ? `${first + at}. ` : '• '
      const text = blocksOf(item.tokens, reading)
      return mark + text.replace(/\n\n/g, '\n').replace(/\n/g, `\n${' '.repeat(mark.length)}`)
    })
    .join('\n')
}

function rowsOf({ header, rows }: Tokens.Table, reading: Reading): string {
  return [header, ...rows].map((row) => row.map(({ tokens }) => inlineOf(tokens, reading)).join(' | ')).join('\n')
}

function inlineOf(tokens: readonly Token[], reading: Reading): string {
  return tokens.map((token) => wordsOf(token, reading)).join('')
}

function wordsOf(token: Token, reading: Reading): string {
  if (token.type === 'link') return linkOf(token as Tokens.Link, reading)
  if (token.type === 'image') return (token as Tokens.Image).text
  if (token.type === 'br') return '\n'
  if (token.type === 'html') return ''
  if ('tokens' in token && token.tokens) return inlineOf(token.tokens, reading)
  return 'text' in token ? unescape(String(token.text)) : ''
}

function linkOf({ href, tokens }: Tokens.Link, reading: Reading): string {
  const words = inlineOf(tokens, reading)
  const bare = href.replace(/^(mailto|tel):/, '')
  const address = href.startsWith('/') ? reading.origin + localise(href, reading.locale) : bare
  return words === address ? words : `${words} (${address})`
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The lexer keeps escaped characters as entities. */
function unescape(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => entities[name] ?? entity)
}
