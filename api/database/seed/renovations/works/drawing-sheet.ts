import type { Locale } from '@fitout/contract/locales.ts'
import Pdf from 'pdfkit'
import { unpackWoff } from '../../../../src/features/receipts/unpack-woff.ts'
import { settingFor } from '../../../../src/adapters/faces/faces.ts'

/** An A3 sheet, in points. */
const [sheetWidth, sheetHeight, edge, blockWidth] = [1190.55, 841.89, 28, 190]

const ink = '#211D19'
const soft = '#6B6156'
const clay = '#9C4F31'

export type Head = {
  number: string
  title: string
  english: string
  project: string
  revision: number
  /** The changes of each revision, oldest first. */
  changes: string[]
  date: string
  scale: number
  notes: string[]
}

type At = { x: number; y: number }
type TextStyle = { size?: number; colour?: string; align?: 'start' | 'middle' | 'end'; turned?: boolean }
type Stroke = { width?: number; colour?: string; dash?: [number, number]; fill?: string }
export type Pen = Awaited<ReturnType<typeof openSheet>>['pen']

/** A sheet with its frame and title block; drawing coordinates are millimetres of the building. */
export async function openSheet(head: Head, origin: At, words: string[]) {
  const locale: Locale = 'zh'
  const texts = [
    ...Object.values(head).flat().map(String),
    ...words,
    '0123456789 ×.:=+-/mRevNLEGD 第版比例日期修訂圖例備註',
  ]
  const setting = await settingFor(texts, locale)
  const doc = new Pdf({ size: 'A3', layout: 'landscape', margin: 0, info: { Title: `${head.number} ${head.title}` } })
  for (const { name, data } of setting.fonts) doc.registerFont(name, unpackWoff(data))
  const scale = 72 / 25.4 / head.scale
  const [left, top] = [edge + (origin.x * 72) / 25.4, edge + (origin.y * 72) / 25.4]
  const px = (x: number) => left + x * scale
  const py = (y: number) => top + y * scale

  function widthOf(text: string, size: number): number {
    doc.fontSize(size)
    return [...text].reduce((sum, one) => sum + doc.font(faceOf(one)).widthOfString(one), 0)
  }
  const faceOf = (one: string) => setting.faceOf(one) ?? setting.fonts[0]?.name ?? ''

  function setText(
    text: string,
    x: number,
    y: number,
    { size = 8, colour = ink, align = 'start', turned }: TextStyle = {},
  ) {
    const width = widthOf(text, size)
    const shift = align === 'middle' ? width / 2 : align === 'end' ? width : 0
    doc.save().translate(x, y)
    if (turned) doc.rotate(-90)
    doc.fillColor(colour).fontSize(size)
    let at = -shift
    for (const one of text) {
      doc.font(faceOf(one)).text(one, at, 0, { lineBreak: false, baseline: 'alphabetic' })
      at += doc.widthOfString(one)
    }
    doc.restore()
  }

  function stroke({ width = 0.5, colour = ink, dash, fill }: Stroke = {}): void {
    doc.lineWidth(width).strokeColor(colour)
    if (dash) doc.dash(dash[0], { space: dash[1] })
    if (fill) doc.fillAndStroke(fill, colour)
    else doc.stroke()
    if (dash) doc.undash()
  }

  const pen = {
    text: (text: string, x: number, y: number, style?: TextStyle) => setText(text, px(x), py(y), style),
    line(points: [number, number][], style?: Stroke) {
      for (const [index, [x, y]] of points.entries()) {
        if (index === 0) doc.moveTo(px(x), py(y))
        else doc.lineTo(px(x), py(y))
      }
      stroke(style)
    },
    box(x: number, y: number, w: number, h: number, style?: Stroke) {
      doc.rect(px(x), py(y), w * scale, h * scale)
      stroke(style)
    },
    circle(x: number, y: number, radius: number, style?: Stroke) {
      doc.circle(px(x), py(y), radius * scale)
      stroke(style)
    },
    /** A door that turns about its hinge from one angle to another, in degrees. */
    arc(x: number, y: number, radius: number, from: number, to: number, style?: Stroke) {
      const at = (angle: number) => [px(x + radius * Math.cos(angle)), py(y + radius * Math.sin(angle))] as const
      for (let step = 0; step <= 16; step += 1) {
        const place = at(((from + ((to - from) * step) / 16) * Math.PI) / 180)
        if (step === 0) doc.moveTo(...place)
        else doc.lineTo(...place)
      }
      stroke(style)
    },
    /** A chain of dimensions, horizontal at `y` or vertical at `x`. */
    chain(stops: number[], at: { y: number } | { x: number }) {
      const level = 'y' in at
      const place = level ? at.y : at.x
      const [first = 0, last = 0] = [stops[0], stops.at(-1)]
      this.line(
        level
          ? [
              [first, place],
              [last, place],
            ]
          : [
              [place, first],
              [place, last],
            ],
        { width: 0.35, colour: soft },
      )
      for (const [index, stop] of stops.entries()) {
        const [x, y] = level ? [stop, place] : [place, stop]
        this.line(
          [
            [x - 60, y + 60],
            [x + 60, y - 60],
          ],
          { width: 0.9, colour: soft },
        )
        const next = stops[index + 1]
        if (next === undefined) continue
        const middle = (stop + next) / 2
        const label = String(Math.round(next - stop))
        if (level) this.text(label, middle, place - 60, { size: 6.5, colour: soft, align: 'middle' })
        else this.text(label, place - 60, middle, { size: 6.5, colour: soft, align: 'middle', turned: true })
      }
    },
    /** A revision cloud. */
    cloud(x: number, y: number, w: number, h: number, label: string) {
      const bump = 190
      const along = (length: number) => Math.max(2, Math.round(length / bump))
      const [across, down] = [along(w), along(h)]
      const style = { width: 1, colour: clay }
      for (let n = 0; n < across; n += 1) {
        const centre = x + (w / across) * (n + 0.5)
        this.arc(centre, y, w / across / 2, 180, 360, style)
        this.arc(centre, y + h, w / across / 2, 0, 180, style)
      }
      for (let n = 0; n < down; n += 1) {
        const centre = y + (h / down) * (n + 0.5)
        this.arc(x, centre, h / down / 2, 90, 270, style)
        this.arc(x + w, centre, h / down / 2, -90, 90, style)
      }
      this.text(label, x + w, y - 170, { size: 8, colour: clay, align: 'end' })
    },
  }

  drawBlock(doc, setText, head)
  return { pen, finish: () => bytesOf(doc) }
}

type SetText = (text: string, x: number, y: number, style?: TextStyle) => void

function drawBlock(doc: PDFKit.PDFDocument, setText: SetText, head: Head): void {
  const [x, right, bottom] = [sheetWidth - edge - blockWidth, sheetWidth - edge, sheetHeight - edge]
  doc
    .lineWidth(1.2)
    .strokeColor(ink)
    .rect(edge, edge, sheetWidth - 2 * edge, sheetHeight - 2 * edge)
    .stroke()
  doc.lineWidth(0.6).moveTo(x, edge).lineTo(x, bottom).stroke()
  const rule = (y: number) => doc.lineWidth(0.4).moveTo(x, y).lineTo(right, y).stroke(soft)
  const inner = x + 14
  setText(head.project, inner, edge + 30, { size: 11 })
  rule(edge + 46)
  setText('備註 NOTES', inner, edge + 66, { size: 7, colour: soft })
  for (const [index, note] of head.notes.entries()) setText(note, inner, edge + 84 + index * 15, { size: 7.5 })
  const table = bottom - 250
  rule(table)
  setText('修訂 REVISIONS', inner, table + 18, { size: 7, colour: soft })
  for (const [index, change] of head.changes.entries()) {
    const isNew = index > 0 && index === head.changes.length - 1
    setText(`${index + 1}   ${change}`, inner, table + 36 + index * 15, { size: 7.5, colour: isNew ? clay : ink })
  }
  rule(bottom - 150)
  setText(head.title, inner, bottom - 122, { size: 15 })
  setText(head.english, inner, bottom - 104, { size: 8.5, colour: soft })
  rule(bottom - 88)
  setText('比例 SCALE', inner, bottom - 72, { size: 6.5, colour: soft })
  setText(`1:${head.scale} @ A3`, inner, bottom - 58, { size: 9 })
  setText('日期 DATE', inner + 88, bottom - 72, { size: 6.5, colour: soft })
  setText(head.date, inner + 88, bottom - 58, { size: 9 })
  rule(bottom - 46)
  setText(head.number, inner, bottom - 14, { size: 22 })
  setText(`Rev ${head.revision}`, right - 14, bottom - 14, { size: 12, align: 'end', colour: clay })
}

async function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = []
  doc.on('data', (piece: Buffer) => pieces.push(piece))
  const ended = new Promise<void>((settle) => doc.once('end', settle))
  doc.end()
  await ended
  return Buffer.concat(pieces)
}
