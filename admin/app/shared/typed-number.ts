/** A number as a field shows it; nothing if there is none. */
export const shown = (value: number | null) => (value === null ? '' : String(value))

export const numberOrNull = (typed: string) => (typed.trim() === '' ? null : Number(typed))

/** Signs of money and of thousands, as spreadsheets and people write them. */
const beside = /HK\$|HKD|[$¥,\s]/gi

/** `HK$1,280.00`, or digits as wide as Chinese characters, as `Number` reads them. */
export const plainNumber = (typed: string) => typed.normalize('NFKC').replaceAll(beside, '')

/** Dollars to the cent, whatever a keyboard leaves behind. */
export const dollarsOf = (typed: string) => Math.round(Number(typed) * 100) / 100
