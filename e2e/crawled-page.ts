/** What a search engine reads from the bytes of a page, without running scripts. */
export type CrawledPage = {
  address: string
  status: number
  language: string
  title: string
  description: string
  canonical: string | undefined
  robots: string | undefined
  /** By language tag. */
  alternates: Record<string, string>
  shareImage: { url: string; width: string; height: string } | undefined
  facts: Record<string, unknown>[]
  links: string[]
  /** One address for each picture, the smallest of its widths. */
  pictures: string[]
  /** The text of the page, without parts marked as another language. */
  text: string
}

export async function crawl(address: string): Promise<CrawledPage> {
  const response = await fetch(address, { redirect: 'manual', headers: { Cookie: 'store_i18n=zh' } })
  const html = await response.text()
  const head = html.slice(0, html.indexOf('</head>'))
  const metas = tags(head, 'meta')
  const meta = (name: string) => metas.find((one) => one['name'] === name || one['property'] === name)?.['content']
  const links = tags(head, 'link')
  const shared = meta('og:image')
  return {
    address,
    status: response.status,
    language: tags(html, 'html')[0]?.['lang'] ?? '',
    title: decode(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: meta('description') ?? '',
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    robots: meta('robots'),
    alternates: Object.fromEntries(
      links.filter((link) => link['hreflang']).map((link) => [link['hreflang'] ?? '', link['href'] ?? '']),
    ),
    shareImage: shared
      ? { url: shared, width: meta('og:image:width') ?? '', height: meta('og:image:height') ?? '' }
      : undefined,
    facts: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
      ([, text]) => JSON.parse(text ?? '') as Record<string, unknown>,
    ),
    links: tags(html, 'a').flatMap(({ href }) => href ?? []),
    pictures: tags(html, 'img').flatMap((image) => (image['srcset'] ?? image['src'] ?? '').split(/[\s,]/)[0] || []),
    text: shownText(html),
  }
}

/** The attributes of every element with this name; attribute names in lower case. */
function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'gi'))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  )
}

const neverClosed = new Set(['img', 'br', 'hr', 'input', 'link', 'meta', 'source', 'wbr', 'area', 'col', 'track'])

/** A text or a picture description of the page, with the language that applies to it. */
export type Run = { text: string; language: string }

export function runsIn(html: string): Run[] {
  const body = html
    .slice(html.indexOf('<html'))
    .replace(/<head[\s\S]*?<\/head>/, '')
    .replace(/<(script|style|template)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--.*?-->/gs, '')
  const runs: Run[] = []
  const open: { name: string; language: string }[] = []
  const here = () => open.at(-1)?.language ?? ''
  for (const [, name, inside = '', text = ''] of body.matchAll(/<(\/?\w+)((?:[^>"]|"[^"]*")*)>|([^<]+)/g)) {
    if (name === undefined) runs.push({ text: decode(text), language: here() })
    else if (name.startsWith('/')) open.splice(open.findLastIndex((one) => one.name === name.slice(1)))
    else {
      const language = / lang="([^"]*)"/.exec(inside)?.[1] ?? here()
      const alt = / alt="([^"]*)"/.exec(inside)?.[1]
      if (alt) runs.push({ text: decode(alt), language })
      if (!neverClosed.has(name) && !inside.endsWith('/')) open.push({ name, language })
    }
  }
  return runs
}

/** The page's texts in its own language. */
function shownText(html: string): string {
  const [first, ...others] = runsIn(html)
  const own = first?.language
  return [first, ...others]
    .map((run) => (run?.language === own ? (run?.text ?? '') : ' '))
    .join(' ')
    .replace(/\s+/g, ' ')
}

function decode(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return named[name] ?? whole
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })
}
