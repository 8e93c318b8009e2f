import type { Locale } from '@fitout/contract/locales.ts'
import { onPdfThread } from './pdf-threads.ts'
import { type PdfColours, type PdfOrder, type PdfPicture, type PdfStep, sheet, type TextCell } from './pdf-steps.ts'

/** A document that is described step by step, then drawn as a whole on a thread of its own. */
export function openPdf(locale: Locale, info: PdfOrder['info'], foot?: string) {
  const document: PdfStep[] = []
  let target = document
  let colours: PdfColours | undefined

  return {
    /** Draws texts side by side; the next row starts below the tallest of them. */
    row: (cells: readonly TextCell[], gap = 0, picture?: PdfPicture) =>
      void target.push({ step: 'row', cells, gap, ...(picture && { picture }) }),
    /** Sets the colours of the whole document. */
    paint: (chosen: PdfColours) => void (colours = chosen),
    rule: (gap = 12) => void target.push({ step: 'rule', gap }),
    space: (points: number) => void target.push({ step: 'space', points }),
    /** Starts a new page if fewer points than needed are left on this one. */
    turn: (needed: number) => void target.push({ step: 'turn', needed }),
    /** Draws this at the top of each following page, until it is replaced. */
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
