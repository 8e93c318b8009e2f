import type { Written } from './writing-calls.ts'

/** A picture as one field beside its texts: the widths of two pictures are not worth comparing. */
type Whole = { shown: [Record<string, unknown>]; alt: unknown }

export const isWhole = (value: unknown): value is Whole => isRecord(value) && Array.isArray(value['shown'])

/** The content, with each picture as one field. */
export const withWholePictures = (written: Written) =>
  each(written, ({ alt, ...shown }) => ('widths' in shown ? { shown: [shown], alt } : undefined)) as Written

/** The reverse. */
export const withPictures = (written: Written) =>
  each(written, (value) => (isWhole(value) ? { ...value.shown[0], alt: value.alt } : undefined)) as Written

function each(value: unknown, other: (record: Record<string, unknown>) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => each(entry, other))
  if (!isRecord(value)) return value
  return other(value) ?? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, each(inner, other)]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
