/**
 * By how many standard deviations the ranks of one sample of times differ from chance (Mann and Whitney). Beyond 2.576, which
 * an honest pair of samples reaches once in a hundred times, the two can be told apart.
 */
export function apartness(some: number[], others: number[]): number {
  const all = [...some.map((time) => ({ time, isSome: true })), ...others.map((time) => ({ time, isSome: false }))]
  const ranks = all.toSorted((a, b) => a.time - b.time).map(({ isSome }, index) => (isSome ? index + 1 : 0))
  const [n, m] = [some.length, others.length]
  const u = ranks.reduce((sum, rank) => sum + rank, 0) - (n * (n + 1)) / 2
  return Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
}

export const tellingApart = 2.576
