/** `2026-12-01` as 01/12/2026, as days are written in Hong Kong. */
export function showDay(day: string | null): string {
  return (day ?? '').replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1')
}
