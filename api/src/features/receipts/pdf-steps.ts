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

/** A JPEG at the start of a row, in points; `address` is a data URL, under which a file has it once. */
export type PdfPicture = { address: string; width: number; height: number }

export type PdfColours = { ink: string; muted: string; line: string }

/** What is set one below the other; plain values, so that a thread can be told. */
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
  /** Stands on each sheet; `{page}` and `{pages}` in it are counted. */
  foot?: string
  colours?: PdfColours
}
