/** A number as a field shows it; nothing if there is none. */
export const shown = (value: number | null) => (value === null ? '' : String(value))

export const numberOrNull = (typed: string) => (typed.trim() === '' ? null : Number(typed))

/** Dollars to the cent, whatever a keyboard leaves behind. */
export const dollarsOf = (typed: string) => Math.round(Number(typed) * 100) / 100
