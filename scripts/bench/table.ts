export type Row = {
  what: string
  value: number
  unit: string
  /** The same thing done by the yardstick, in the same unit. */
  yardstick?: number
  /** The least `value / yardstick` that is aimed at. */
  aim?: number
  /** What the best open-source peer does, and the factor aimed at. */
  peer?: { value: number; factor: number }
  /** For sizes: the most that is allowed. */
  atMost?: number
}

export type Verdict = Row & { ratio?: number; peerFactor?: number; isMet: boolean }

export function judge(row: Row): Verdict {
  const ratio = row.yardstick === undefined ? undefined : row.value / row.yardstick
  const peerFactor = row.peer && row.value / row.peer.value
  const isMet =
    (row.aim === undefined || (ratio ?? 0) >= row.aim) &&
    (row.peer === undefined || (peerFactor ?? 0) >= row.peer.factor) &&
    (row.atMost === undefined || row.value <= row.atMost)
  return { ...row, ...(ratio !== undefined && { ratio }), ...(peerFactor !== undefined && { peerFactor }), isMet }
}

export function printTable(verdicts: Verdict[]): void {
  const number = (value: number | undefined, digits = 0) =>
    value === undefined
      ? ''
      : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const rows = verdicts.map((verdict) => [
    verdict.what,
    `${number(verdict.value, verdict.unit === 'kB' ? 1 : 0)} ${verdict.unit}`,
    number(verdict.yardstick),
    verdict.ratio === undefined ? '' : `${number(verdict.ratio * 100)} %`,
    verdict.aim === undefined ? '' : `${number(verdict.aim * 100)} %`,
    verdict.peerFactor === undefined ? '' : `×${number(verdict.peerFactor, 1)}`,
    verdict.peer ? `×${verdict.peer.factor}` : verdict.atMost === undefined ? '' : `≤ ${verdict.atMost}`,
    verdict.isMet ? 'met' : 'SHORT',
  ])
  const heads = ['measured', 'value', 'yardstick', 'ratio', 'aim', 'to peers', 'aim', '']
  const columns = heads.map((head, column) => [head, ...rows.map((row) => row[column] ?? '')])
  const widths = columns.map((cells) => Math.max(...cells.map((cell) => cell.length)))
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  for (const cells of [heads, widths.map((width) => '-'.repeat(width)), ...rows]) console.log(line(cells))
}
