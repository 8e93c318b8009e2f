const steps = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** “3 hours ago”, in the language of the screen and its largest whole unit. */
export function longAgo(instant: string): string {
  return secondsAgo(Math.max(0, (Date.now() - Date.parse(instant)) / 1000))
}

export function secondsAgo(seconds: number): string {
  const [unit, size] = steps.find(([, one]) => seconds >= one) ?? steps[2]
  const ago = new Intl.RelativeTimeFormat(document.documentElement.lang, { style: 'short' })
  return ago.format(-Math.floor(seconds / size), unit)
}
