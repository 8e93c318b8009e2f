const dayInMilliseconds = 86_400_000

/** The day a number of days before another. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * dayInMilliseconds).toISOString().slice(0, 10)
}

/** The number of days in a period, both ends included. */
export function daysIn({ from, until }: { from: string; until: string }): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / dayInMilliseconds) + 1
}
