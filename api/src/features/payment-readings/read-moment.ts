const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const forms = [
  /(?<year>20\d\d)\s*[年/.-]\s*(?<month>\d{1,2})\s*[月/.-]\s*(?<day>\d{1,2})(?!\d)/,
  /(?<!\d)(?<day>\d{1,2})\s*[/.-]\s*(?<month>\d{1,2})\s*[/.-]\s*(?<year>20\d\d)/,
  /(?<!\d)(?<day>\d{1,2})[ -]?(?<month>[A-Za-z]{3})[a-z]*\.?,?[ -]?(?<year>20\d\d)/,
  /(?<month>[A-Za-z]{3})[a-z]*\.? ?(?<day>\d{1,2}), ?(?<year>20\d\d)/,
]

const clock =
  /^\D{0,6}?(?<part>上午|下午|中午|凌晨)?\s*(?<!\d)(?<hours>\d{1,2})[:.](?<minutes>\d{2})(?:[:.]\d{2})?\s*(?<half>[AP]\.?M)?/i

/** `2026-11-23T14:05` in Hong Kong time, without the time if there is none; never later than tomorrow. */
export function readMoment(text: string, now: Date): string | undefined {
  for (const form of forms) {
    const found = form.exec(text)
    const day = found?.groups && (lostDigit(found.groups, now) ?? readDay(found.groups, now))
    if (!day) continue
    const time = readTime(text.slice(found.index + found[0].length))
    return time ? `${day}T${time}` : day
  }
  return undefined
}

function readDay({ year, month = '', day }: Record<string, string>, now: Date): string | undefined {
  const named = months.indexOf(month.toLowerCase()) + 1
  const date = new Date(Date.UTC(Number(year), (named || Number(month)) - 1, Number(day)))
  const isReal = date.getUTCDate() === Number(day)
  const isPast = date.getTime() <= now.getTime() + 86_400_000
  return isReal && isPast ? date.toISOString().slice(0, 10) : undefined
}

const recentDays = 31

/** Proofs are uploaded soon after paying: a lost digit of 11 is restored only if that makes the date recent. */
function lostDigit({ year = '', month = '', day = '' }: Record<string, string>, now: Date): string | undefined {
  const isRecent = (one: string | undefined) =>
    one !== undefined && now.getTime() - new Date(one).getTime() < recentDays * 86_400_000
  if (isRecent(readDay({ year, month, day }, now))) return undefined
  const [longMonth, longDay] = [month, day].map((part) => (part === '1' ? '11' : part))
  return [
    { year, month: longMonth, day },
    { year, month, day: longDay },
    { year, month: longMonth, day: longDay },
  ]
    .map((one) => readDay(one as Record<string, string>, now))
    .find(isRecent)
}

function readTime(text: string): string | undefined {
  const { part, hours, minutes, half } = clock.exec(text)?.groups ?? {}
  if (!hours || Number(minutes) > 59) return undefined
  const isAfternoon = part === '下午' || half?.toUpperCase().startsWith('P')
  const isMorning = part === '上午' || half?.toUpperCase().startsWith('A')
  const twelve = Number(hours) % 12
  const hour = isAfternoon ? twelve + 12 : isMorning ? twelve : Number(hours)
  return hour > 23 ? undefined : `${String(hour).padStart(2, '0')}:${minutes}`
}
