import type { Locale } from '@fitout/contract/locales.ts'
import { languageTags } from '@fitout/contract/locales.ts'
import Pdf from 'pdfkit'
import { type Setting, settingFor } from '../share-images/share-images-service.ts'
import { unpackWoff } from './unpack-woff.ts'

/** Points, 72 to an inch. */
export const sheet = { width: 595, height: 842, margin: 56 } as const
const inner = sheet.width - 2 * sheet.margin
const footRoom = 48

const colours = { ink: '#211D19', muted: '#6B6156', line: '#D9D0C3' } as const
const leading = 1.55

type Style = { size?: number; colour?: 'ink' | 'muted' }
type Place = { x: number; width: number; align?: 'start' | 'end' }

// Chinese breaks between any two characters, but no line begins with a mark that closes.
const tokens =
  /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF][，。、；：！？）」』》…]*|[^\s\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]+|\s/gu

/** What every sheet has besides its own: a heading on those that follow the first, and a foot. */
type Sheets = { foot?: (sheet: number, of: number) => string }

/** A document of A4 sheets set in the shop's faces, of which it embeds the characters it uses, so that they can be copied. */
export async function openPdf(
  texts: string[],
  locale: Locale,
  info: { Title: string; Author: string },
  { foot }: Sheets = {},
) {
  const setting = await settingFor([...texts, foot?.(0, 123_456_789) ?? ''], locale)
  const doc = new Pdf({
    size: 'A4',
    margin: sheet.margin,
    info,
    lang: languageTags[locale],
    displayTitle: true,
    // A foot that counts the sheets is set when all are there.
    bufferPages: foot !== undefined,
  })
  for (const { name, data } of setting.fonts) doc.registerFont(name, unpackWoff(data))
  const measure = createMeasure(doc, setting)
  let y: number = sheet.margin
  let heading: (() => void) | undefined

  /** Goes to the next sheet where so many points are no longer free on this one. */
  function turn(needed: number): void {
    if (y + needed <= sheet.height - sheet.margin - footRoom) return
    doc.addPage()
    y = sheet.margin
    // What the heading needs turns no sheet again.
    const repeated = heading
    heading = undefined
    repeated?.()
    heading = repeated
  }

  /** Sets texts side by side; the next ones come below the tallest of them. */
  function row(cells: (Place & Style & { text: string })[], gap = 0): void {
    const set = cells.map((cell) => ({ ...cell, lines: linesOf(measure, setting, cell) }))
    const height = Math.max(0, ...set.map(({ lines, size = 10 }) => lines.length * size * leading))
    turn(height)
    for (const { lines, size = 10, colour = 'ink', x, width, align } of set) {
      doc.fillColor(colours[colour])
      for (const [index, line] of lines.entries()) {
        const start = align === 'end' ? x + width - measure(line, size) : x
        setLine(doc, setting, { line, size, x: start, y: y + index * size * leading + size * 1.15 })
      }
    }
    y += height + gap
  }

  function rule(gap = 12): void {
    doc
      .moveTo(sheet.margin, y)
      .lineTo(sheet.width - sheet.margin, y)
      .lineWidth(0.5)
      .stroke(colours.line)
    y += gap
  }

  function setFeet(): void {
    if (!foot) return
    const { count } = doc.bufferedPageRange()
    for (let index = 0; index < count; index += 1) {
      doc.switchToPage(index)
      const line = setting.text(foot(index + 1, count))
      const place = { x: sheet.margin, y: sheet.height - sheet.margin - footRoom / 4 }
      doc.page.margins.bottom = 0
      doc.fillColor(colours.muted)
      setLine(doc, setting, { line, size: 8.5, ...place })
    }
  }

  async function bytes(): Promise<Uint8Array<ArrayBuffer>> {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    const ended = new Promise((resolve) => doc.once('end', resolve))
    setFeet()
    doc.end()
    await ended
    return new Uint8Array(Buffer.concat(parts))
  }

  return {
    row,
    rule,
    bytes,
    turn,
    /** Sets this at the top of each sheet that follows, until it is told otherwise. */
    repeat: (set: (() => void) | undefined) => {
      heading = set
    },
    space: (points: number) => (y += points),
    inner,
    start: sheet.margin,
  }
}

export type PdfDocument = Awaited<ReturnType<typeof openPdf>>
type Doc = InstanceType<typeof Pdf>

type Measure = (text: string, size: number) => number

/** Widths in points. A text is as wide as its tokens, of which most come again and again. */
function createMeasure(doc: Doc, setting: Setting): Measure {
  const known = new Map<string, number>()
  const widthOfToken = (token: string) => {
    const width = known.get(token) ?? widthOf(doc, setting, token, 1000) / 1000
    known.set(token, width)
    return width
  }
  return (text, size) => (text.match(tokens) ?? []).reduce((sum, token) => sum + widthOfToken(token) * size, 0)
}

function linesOf(measure: Measure, setting: Setting, cell: Place & Style & { text: string }): string[] {
  const { text, width, size = 10 } = cell
  return text.split('\n').flatMap((paragraph) => {
    const lines = ['']
    let used = 0
    for (const token of setting.text(paragraph).match(tokens) ?? []) {
      const line = lines.at(-1) ?? ''
      if (line !== '' && used + measure(token.trimEnd(), size) > width) {
        lines.push(token.trimStart())
        used = measure(token.trimStart(), size)
      } else {
        lines[lines.length - 1] = line + token
        used += measure(token, size)
      }
    }
    return lines.map((line) => line.trimEnd())
  })
}

/** Neighbours that one face can draw. */
function runsOf(setting: Setting, line: string): { face: string; text: string }[] {
  const runs: { face: string; text: string }[] = []
  for (const character of line) {
    const face = setting.faceOf(character) ?? runs.at(-1)?.face ?? setting.fonts[0]?.name ?? ''
    const last = runs.at(-1)
    if (last && (last.face === face || character === ' ')) last.text += character
    else runs.push({ face, text: character })
  }
  return runs
}

function widthOf(doc: Doc, setting: Setting, line: string, size: number): number {
  doc.fontSize(size)
  return runsOf(setting, line).reduce((sum, { face, text }) => sum + doc.font(face).widthOfString(text), 0)
}

type Line = { line: string; size: number; x: number; y: number }

function setLine(doc: Doc, setting: Setting, { line, size, x, y }: Line): void {
  doc.fontSize(size)
  let at = x
  for (const { face, text } of runsOf(setting, line)) {
    doc.font(face).text(text, at, y, { lineBreak: false, baseline: 'alphabetic' })
    at += doc.widthOfString(text)
  }
}
