import type { Locale } from '@fitout/contract/locales.ts'
import { onPdfThread } from './pdf-threads.ts'
import { type PdfColours, type PdfOrder, type PdfPicture, type PdfStep, sheet, type TextCell } from './pdf-steps.ts'

/** A document that is told step by step and drawn as a whole, beside the process. */
export function openPdf(locale: Locale, info: PdfOrder['info'], foot?: string) {
  const document: PdfStep[] = []
  let target = document
  let colours: PdfColours | undefined

  return {
    /** Sets texts side by side; the next ones come below the tallest of them. */
    row: (cells: readonly TextCell[], gap = 0, picture?: PdfPicture) =>
      void target.push({ step: 'row', cells, gap, ...(picture && { picture }) }),
    /** For the whole document. */
    paint: (chosen: PdfColours) => void (colours = chosen),
    rule: (gap = 12) => void target.push({ step: 'rule', gap }),
    space: (points: number) => void target.push({ step: 'space', points }),
    /** Goes to the next sheet where so many points are no longer free on this one. */
    turn: (needed: number) => void target.push({ step: 'turn', needed }),
    /** Sets this at the top of each sheet that follows, until it is told otherwise. */
    repeat(set: () => void = () => undefined): void {
      const steps: PdfStep[] = []
      target = steps
      set()
      target = document
      target.push({ step: 'repeat', steps })
    },
    bytes: () => onPdfThread({ steps: document, locale, info, ...(foot && { foot }), ...(colours && { colours }) }),
    inner: sheet.width - 2 * sheet.margin,
    start: sheet.margin,
  }
}

export type PdfDocument = ReturnType<typeof openPdf>
