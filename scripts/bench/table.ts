export type Row = {
  what: string
  value: number
  unit: string
  /** The figure of the yardstick, in the same unit. */
  yardstick?: number
  /** The target: the least `value / yardstick`. */
  aim?: number
  atLeast?: number
  atMost?: number
  /** How many of them failed. */
  failed?: number
  /** Median and high percentile of the duration. */
  times?: string
}

export type Verdict = Row & { ratio?: number; isMet: boolean }

export function judge(row: Row): Verdict {
  const ratio = row.yardstick === undefined ? undefined : row.value / row.yardstick
  const isMet =
    (row.aim === undefined || (ratio ?? 0) >= row.aim) &&
    (row.atLeast === undefined || row.value >= row.atLeast) &&
    (row.atMost === undefined || row.value <= row.atMost) &&
    (row.failed ?? 0) === 0
  return { ...row, ...(ratio !== undefined && { ratio }), isMet }
}

export function printTable(verdicts: Verdict[]): void {
  const number = (value: number | undefined, digits = 0) =>
    value === undefined
      ? ''
      : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const rows = verdicts.map((verdict) => [
    verdict.what,
    `${number(verdict.value, verdict.unit === '/s' && verdict.value >= 100 ? 0 : 1)} ${verdict.unit}`,
    number(verdict.yardstick),
    verdict.ratio === undefined ? '' : `${number(verdict.ratio * 100, 1)} %`,
    aimOf(verdict),
    verdict.failed ? `${verdict.failed} failed` : (verdict.times ?? ''),
    hasAim(verdict) ? (verdict.isMet ? 'met' : 'SHORT') : '',
  ])
  const heads = ['measured', 'value', 'yardstick', 'ratio', 'aim', 'p50 / p99', '']
  const columns = heads.map((head, column) => [head, ...rows.map((row) => row[column] ?? '')])
  const widths = columns.map((cells) => Math.max(...cells.map((cell) => cell.length)))
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  for (const cells of [heads, widths.map((width) => '-'.repeat(width)), ...rows]) console.log(line(cells))
}

function aimOf({ aim, atLeast, atMost }: Row): string {
  if (aim !== undefined) return `${Math.round(aim * 100)} %`
  if (atLeast !== undefined) return `≥ ${atLeast}`
  return atMost === undefined ? '' : `≤ ${atMost}`
}

/** A figure without a target is printed as it is. */
function hasAim(row: Row): boolean {
  return aimOf(row) !== '' || (row.failed ?? 0) > 0
}
