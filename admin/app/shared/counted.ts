import { countedAtMost } from '@fitout/contract/limits.ts'

/** A number as it is read, in thousands. */
export function counted(count: number): string {
  return count.toLocaleString('en-HK')
}

/** How many rows a list has, of which no more are counted. */
export function countedRows(total: number, most = countedAtMost): string {
  return total > most ? `${counted(most)}+` : counted(total)
}
