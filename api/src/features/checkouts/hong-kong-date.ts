const hongKongDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong' })

/** The day after today in Hong Kong, as `YYYY-MM-DD`: the first on which a service can be booked. */
export function tomorrowInHongKong(now: Date): string {
  return hongKongDate.format(new Date(now.getTime() + 86_400_000))
}
