import sanitizeHtml from 'sanitize-html'

const kept = ['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a']

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const token = /<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*)?)>|([^<]+)/g

/**
 * Converts the description of another shop to Markdown: headings, lists, emphasis and links; of other elements the text.
 * The shop's own sanitiser applies when it is shown.
 */
export function htmlToMarkdown(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: kept,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', div: 'p', tr: 'p' },
  })
  return written(clean)
}

/** Returns the text only, on one line. */
export function htmlToText(html: string): string {
  return plain(sanitizeHtml(html.replace(/<(?:br|\/p|\/div|\/li)\b[^>]*>/gi, ' '), { allowedTags: [] }))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Markdown from sanitised HTML: tags are balanced, and other special characters are escaped. */
function written(html: string): string {
  const lists: { ordered: boolean; count: number }[] = []
  const links: string[] = []
  let text = ''
  const block = () => {
    text = text.trimEnd()
    if (text !== '') text += '\n\n'
  }
  const open: Record<string, (attributes: string) => void> = {
    br: () => (text += '\n'),
    hr: () => (block(), (text += '---\n\n')),
    h2: () => (block(), (text += '## ')),
    h3: () => (block(), (text += '### ')),
    h4: () => (block(), (text += '#### ')),
    p: () => (lists.length > 0 ? undefined : block()),
    blockquote: () => (block(), (text += '> ')),
    ul: () => (lists.length === 0 && block(), lists.push({ ordered: false, count: 0 })),
    ol: () => (lists.length === 0 && block(), lists.push({ ordered: true, count: 0 })),
    li: () => {
      const list = lists.at(-1) ?? { ordered: false, count: 0 }
      list.count += 1
      text = `${text.trimEnd()}${list.count === 1 && lists.length < 2 ? '\n\n' : '\n'}`
      text += '  '.repeat(Math.max(0, lists.length - 1)) + (list.ordered ? `${list.count}. ` : '- ')
    },
    strong: () => (text += '**'),
    em: () => (text += '*'),
    a: (attributes) => {
      const href = /href="([^"]*)"/.exec(attributes)?.[1] ?? ''
      links.push(plain(href).replace(/[\s()]/g, encodeURIComponent))
      text += '['
    },
  }
  const close: Record<string, () => void> = {
    strong: () => (text += '**'),
    em: () => (text += '*'),
    a: () => (text += `](${links.pop() ?? ''})`),
    ul: () => (lists.pop(), lists.length === 0 && block()),
    ol: () => (lists.pop(), lists.length === 0 && block()),
    li: () => undefined,
    br: () => undefined,
  }
  for (const [, slash, tag = '', attributes = '', words] of html.matchAll(token)) {
    if (words !== undefined) text += escaped(plain(words).replace(/\s+/g, ' '), text)
    else if (slash === '/') (close[tag] ?? block)()
    else open[tag]?.(attributes)
  }
  return text
    .replace(/\*\*\s*\*\*|\[\]\([^)]*\)/g, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Trims text at the start of a line, and escapes Markdown characters. */
function escaped(words: string, before: string): string {
  const inLine = before === '' || /[\n\s]$/.test(before) ? words.trimStart() : words
  return inLine.replace(/[\\`*_[\]<>#|~]/g, '\\$&').replace(/^(\s*)([-+]|\d+\.)(?=\s)/, '$1\\$2')
}

function plain(html: string): string {
  return html.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '').replaceAll('\u00A0', ' ')
}
