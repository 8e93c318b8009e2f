/** Whether a text mentions a time of day such as `19:00`, also as `7 pm`, `7:00pm` or `7時`. */
export function saysTime(text: string, time: string): boolean {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = String(minute).padStart(2, '0')
  const ofClock = String(hour % 12 || 12)
  const afterHour = minute === 0 ? '(?::00)?' : `:${minutes}`
  const chinese = minute === 0 ? '[時时點点](?!半|\\d)' : `[時时點点](?:${minutes}分?${minute === 30 ? '|半' : ''})`
  const half = hour < 12 ? 'a' : 'p'
  const ways = [
    `0?${hour}[:：]${minutes}`,
    `${ofClock}${afterHour}\\s?${half}\\.?m`,
    `(?:${hour}|${ofClock})\\s?${chinese}`,
  ]
  return new RegExp(`(?<!\\d)(?:${ways.join('|')})`, 'i').test(text)
}
