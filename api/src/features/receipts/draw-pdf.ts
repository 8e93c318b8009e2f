import { languageTags } from '@fitout/contract/locales.ts'
import Pdf from 'pdfkit'
import { type Setting, settingFor } from '../../adapters/faces/faces.ts'
import { type PdfColours, type PdfOrder, type PdfPicture, type PdfStep, sheet, type TextCell } from './pdf-steps.ts'
import { unpackWoff } from './unpack-woff.ts'

const footRoom = 48

const defaultColours: PdfColours = { ink: '#211D19', muted: '#6B6156', line: '#D9D0C3' }
const leading = 1.55

// Chinese breaks between any two characters, but no line begins with a closing mark.
const tokens =
  /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF][，。、；：！？）」』》…]*|[^\s\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]+|\s/gu

/** Draws A4 pages in the shop's typefaces, embedding the characters used, so that text can be copied. */
export async function drawPdf({
  steps,
  locale,
  info,
  foot = '',
  colours = defaultColours,
}: PdfOrder): Promise<Uint8Array<ArrayBuffer>> {
  const setting = await settingFor([...textsOf(steps), foot, '0123456789'], locale)
  const doc = new Pdf({
    size: 'A4',
    margin: sheet.margin,
    info,
    lang: languageTags[locale],
    displayTitle: true,
    // A footer with the number of pages is drawn when all pages exist.
    bufferPages: foot !== '',
  })
  for (const { name, data } of setting.fonts) doc.registerFont(name, unpackWoff(data))
  const measure = createMeasure(doc, setting)
  let y: number = sheet.margin
  let heading: readonly PdfStep[] = []

  /** Starts a new page if fewer points than needed are left on this one. */
  function turn(needed: number): void {
    if (y + needed <= sheet.height - sheet.margin - footRoom) return
    doc.addPage()
    y = sheet.margin
    // The repeated heading must not start a new page itself.
    const repeated = heading
    heading = []
    for (const step of repeated) take(step)
    heading = repeated
  }

  /** Draws texts side by side; the next row starts below the tallest of them. */
  function row(cells: readonly TextCell[], gap: number, picture?: PdfPicture): void {
    const set = cells.map((cell) => ({ ...cell, lines: linesOf(measure, setting, cell) }))
    const height = Math.max(picture?.height ?? 0, ...set.map(({ lines, size = 10 }) => lines.length * size * leading))
    turn(height)
    if (picture) doc.image(picture.address, sheet.margin, y, { width: picture.width })
    for (const { lines, size = 10, colour = 'ink', x, width, align } of set) {
      doc.fillColor(colours[colour])
      for (const [index, line] of lines.entries()) {
        const start = align === 'end' ? x + width - measure(line, size) : x
        setLine(doc, setting, { line, size, x: start, y: y + index * size * leading + size * 1.15 })
      }
    }
    y += height + gap
  }

  function rule(gap: number): void {
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
      const line = setting.text(foot.replace('{page}', String(index + 1)).replace('{pages}', String(count)))
      const place = { x: sheet.margin, y: sheet.height - sheet.margin - footRoom / 4 }
      doc.page.margins.bottom = 0
      doc.fillColor(colours.muted)
      setLine(doc, setting, { line, size: 8.5, ...place })
    }
  }

  function take(step: PdfStep): void {
    switch (step.step) {
      case 'row':
        return row(step.cells, step.gap, step.picture)
      case 'rule':
        return rule(step.gap)
      case 'space':
        y += step.points
        return
      case 'turn':
        return turn(step.needed)
      case 'repeat':
        heading = step.steps
    }
  }

  for (const step of steps) take(step)
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => doc.once('end', resolve))
  setFeet()
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

function textsOf(steps: readonly PdfStep[]): string[] {
  return steps.flatMap((one) => {
    if (one.step === 'repeat') return textsOf(one.steps)
    return one.step === 'row' ? one.cells.map(({ text }) => text) : []
  })
}

type Doc = InstanceType<typeof Pdf>

type Measure = (text: string, size: number) => number

/** Text widths in points: the sum of its tokens, most of which are cached. */
function createMeasure(doc: Doc, setting: Setting): Measure {
  const known = new Map<string, number>()
  const widthOfToken = (token: string) => {
    const width = known.get(token) ?? widthOf(doc, setting, token, 1000) / 1000
    known.set(token, width)
    return width
  }
  return (text, size) => (text.match(tokens) ?? []).reduce((sum, token) => sum + widthOfToken(token) * size, 0)
}

function linesOf(measure: Measure, setting: Setting, cell: TextCell): string[] {
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

/** Adjacent characters available in one typeface. */
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
