import type { Locale } from '@fitout/contract/locales.ts'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Marked, type Token, type Tokens } from 'marked'

/** The location of the handbook: a folder of pages in each language, their pictures, and the groups. */
export const handbookFolder = join(import.meta.dirname, '../../docs/handbook')

/** Group → page → the screens it describes, by address. */
export type Contents = Record<string, Record<string, string[]>>

export type ReadPage = {
  /** The same in all languages: the file name without its extension. */
  name: string
  title: string
  tokens: Token[]
}

export async function readContents(): Promise<Contents> {
  return JSON.parse(await readFile(join(handbookFolder, 'contents.json'), 'utf8')) as Contents
}

/** A page in one language: its title and content. */
export async function readPage(locale: Locale, name: string): Promise<ReadPage> {
  const tokens = new Marked().lexer(await readFile(pageFile(locale, name), 'utf8'))
  const title = tokens.find((token): token is Tokens.Heading => token.type === 'heading' && token['depth'] === 1)
  if (!title) throw new Error(`The page ${name} of the handbook in ${locale} has no title.`)
  return { name, title: title.text, tokens: tokens.filter((token) => token !== title) }
}

export function pageFile(locale: Locale, name: string): string {
  return join(handbookFolder, locale, `${name}.md`)
}

/** The file of a picture named in Markdown, relative to its page. */
export function pictureFile(locale: Locale, href: string): string {
  return join(handbookFolder, locale, href)
}

/** The size of a picture, so that the text around it does not shift when it loads; WebP has three formats. */
export function pictureSize(file: string): { width: number; height: number } {
  const head = readFileSync(file).subarray(0, 30)
  const form = head.toString('latin1', 8, 16)
  if (form === 'WEBPVP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
  if (form === 'WEBPVP8 ') return { width: head.readUInt16LE(26) & 0x3f_ff, height: head.readUInt16LE(28) & 0x3f_ff }
  if (form !== 'WEBPVP8L') throw new Error(`${file} is no WebP.`)
  const bits = head.readUInt32LE(21)
  return { width: (bits & 0x3f_ff) + 1, height: ((bits >> 14) & 0x3f_ff) + 1 }
}

export type ShownPicture = { src: string; width: number; height: number }

/**
 * Renders a page as HTML, with the result of `pictureOf` for its pictures. Links to other pages lead to them in the back
 * office; other files of the project are only named, as no shop serves them.
 */
export function renderPage({ tokens }: ReadPage, pictureOf: (href: string) => ShownPicture | undefined): string {
  const marked = new Marked({
    renderer: {
      // The title of the page is the heading above.
      heading({ depth, tokens: words }) {
        return `<h${depth + 1}>${this.parser.parseInline(words)}</h${depth + 1}>`
      },
      image({ href, text }) {
        const shown = pictureOf(href)
        return shown
          ? `<img src="${shown.src}" alt="${escaped(text)}" width="${shown.width}" height="${shown.height}" loading="lazy">`
          : ''
      },
      link({ href, tokens: words }) {
        const inner = this.parser.parseInline(words)
        const page = /^([\w-]+)\.md$/.exec(href)?.[1]
        if (page) return `<a href="#/handbook/${page}">${inner}</a>`
        if (/^https?:/.test(href)) return `<a href="${href}" target="_blank" rel="noopener noreferrer">${inner}</a>`
        return `<code>${inner}</code>`
      },
    },
  })
  return marked.parser(tokens)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
