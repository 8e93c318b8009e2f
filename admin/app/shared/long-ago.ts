const steps = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** “3 hours ago”, in the language of the screen and its largest whole unit; “now” within the first minute. */
export function longAgo(instant: string): string {
  return secondsAgo(Math.max(0, (Date.now() - Date.parse(instant)) / 1000))
}

export function secondsAgo(seconds: number): string {
  const [unit, size] = steps.find(([, one]) => seconds >= one) ?? ['second', Infinity]
  const numeric = unit === 'second' ? 'auto' : 'always'
  const ago = new Intl.RelativeTimeFormat(document.documentElement.lang, { style: 'short', numeric })
  return ago.format(-Math.floor(seconds / size), unit)
}
