const dayInMilliseconds = 86_400_000

/** A calendar day so many days before another. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * dayInMilliseconds).toISOString().slice(0, 10)
}

/** How many days there are from one to another, both included. */
export function daysIn({ from, until }: { from: string; until: string }): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / dayInMilliseconds) + 1
}
