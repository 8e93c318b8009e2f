/** A number as a field shows it; empty if there is none. */
export const shown = (value: number | null) => (value === null ? '' : String(value))

export const numberOrNull = (typed: string) => (typed.trim() === '' ? null : Number(typed))

/** Currency signs and thousands separators, as spreadsheets and people write them. */
const beside = /HK\$|HKD|[$¥,\s]/gi

/** `HK$1,280.00`, or full-width digits, in the form that `Number` parses. */
export const plainNumber = (typed: string) => typed.normalize('NFKC').replaceAll(beside, '')

/** Dollars to the cent, without floating-point noise. */
export const dollarsOf = (typed: string) => Math.round(Number(typed) * 100) / 100
