/** The state of a link in a list: the addresses of all its rows. */
export type Among = { among: readonly string[] }

export const amongIn = (state: unknown) => (state as Partial<Among> | null)?.among

export const amongRows = <Row>(rows: readonly Row[], to: (row: Row) => string): Among => ({ among: rows.map(to) })
