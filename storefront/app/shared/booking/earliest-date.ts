const hongKongDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong' })
const day = 86_400_000

/** The first day on which a service can be booked: tomorrow in Hong Kong, as `YYYY-MM-DD`. */
export function earliestDate(): string {
  return hongKongDate.format(Date.now() + day)
}
