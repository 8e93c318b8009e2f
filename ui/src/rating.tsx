import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export const starShape = 'M10 1.6l2.5 5.3 5.8.7-4.3 4 1.1 5.8L10 14.5l-5.1 2.9L6 11.6l-4.3-4 5.8-.7z'

function Stars({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 100 20" className={classNames('h-3.5 w-17.5 shrink-0 fill-current', className)}>
      {[0, 1, 2, 3, 4].map((index) => (
        <path key={index} d={starShape} transform={`translate(${index * 20} 0)`} />
      ))}
    </svg>
  )
}

/** `label` says the value in words ("4.5 of 5, 12 reviews"); the stars are for the eye. */
export function Rating({ value, label, children }: { value: number; label: string; children?: ReactNode }) {
  const hidden = `${100 - (Math.min(5, Math.max(0, value)) / 5) * 100}%`
  return (
    <span className="inline-flex items-center gap-2 text-caption text-muted">
      <span role="img" aria-label={label} className="relative inline-flex">
        <Stars className="text-stone" />
        <span className="absolute inset-0" style={{ clipPath: `inset(0 ${hidden} 0 0)` }}>
          <Stars className="text-ink" />
        </span>
      </span>
      {children}
    </span>
  )
}
