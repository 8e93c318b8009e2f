import type { Locale } from '@fitout/contract/locales.ts'

/** Points, 72 to an inch. */
export const sheet = { width: 595, height: 842, margin: 56 } as const

export type TextCell = {
  text: string
  x: number
  width: number
  align?: 'start' | 'end'
  size?: number
  colour?: 'ink' | 'muted'
}

/** A JPEG at the start of a row, in points; `address` is a data URL, and the file contains the same one only once. */
export type PdfPicture = { address: string; width: number; height: number }

export type PdfColours = { ink: string; muted: string; line: string }

/** The steps of a document from top to bottom, as plain values that can be passed to a thread. */
export type PdfStep =
  | { step: 'row'; cells: readonly TextCell[]; gap: number; picture?: PdfPicture | undefined }
  | { step: 'rule'; gap: number }
  | { step: 'space'; points: number }
  | { step: 'turn'; needed: number }
  | { step: 'repeat'; steps: readonly PdfStep[] }

export type PdfOrder = {
  steps: readonly PdfStep[]
  locale: Locale
  info: { Title: string; Author: string }
  /** The footer of each page; `{page}` and `{pages}` are replaced. */
  foot?: string
  colours?: PdfColours
}
