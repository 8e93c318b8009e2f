import { classNames } from './class-names.ts'

type Props = {
  label: string
  /** Undefined for an unknown duration. */
  value?: number
  maximum?: number
  isShown?: boolean
  /** `hairline` is at the top of the loading content, `bar` below a text about it. */
  look?: 'hairline' | 'bar'
}

const looks = { hairline: 'h-0.5', bar: 'h-1.5 rounded-full bg-sand' } as const

export function ProgressBar({ label, value, maximum = 100, isShown = true, look = 'hairline' }: Props) {
  const part = value === undefined ? undefined : Math.min(1, Math.max(0, value / maximum))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={maximum}
      aria-valuenow={part === undefined ? undefined : Math.round(part * maximum)}
      hidden={!isShown}
      className={classNames('w-full overflow-hidden', looks[look])}
    >
      <div
        className={classNames(
          'h-full origin-left bg-clay transition-transform',
          part === undefined && 'w-2/5 animate-pass',
        )}
        style={part === undefined ? undefined : { scale: `${part} 1` }}
      />
    </div>
  )
}
