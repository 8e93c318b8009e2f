type Props = { label: string; value: number; maximum?: number; isShown?: boolean }

/** A hairline at the top of what is loading. */
export function ProgressBar({ label, value, maximum = 100, isShown = true }: Props) {
  const part = Math.min(1, Math.max(0, value / maximum))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={maximum}
      aria-valuenow={Math.round(part * maximum)}
      hidden={!isShown}
      className="h-0.5 w-full overflow-hidden"
    >
      <div className="h-full origin-left bg-clay transition-transform" style={{ scale: `${part} 1` }} />
    </div>
  )
}
