import { countedAtMost } from '@fitout/contract/limits.ts'

/** Formats a number with thousands separators. */
export function counted(count: number): string {
  return count.toLocaleString('en-HK')
}

/** Formats the number of rows of a list, which is counted only up to a limit. */
export function countedRows(total: number, most = countedAtMost): string {
  return total > most ? `${counted(most)}+` : counted(total)
}
