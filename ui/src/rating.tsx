import type { CSSProperties, ReactNode } from 'react'

export const starShape = 'M10 1.6l2.5 5.3 5.8.7-4.3 4 1.1 5.8L10 14.5l-5.1 2.9L6 11.6l-4.3-4 5.8-.7z'

/** `label` is the text alternative ("4.5 of 5, 12 reviews") of the stars. */
export function Rating({ value, label, children }: { value: number; label: string; children?: ReactNode }) {
  return (
    <span className="rating">
      {/* Drawn by the style sheet: a list has many of them. */}
      <span role="img" aria-label={label} className="stars" style={{ '--part': `${value * 20}%` } as CSSProperties} />
      {children}
    </span>
  )
}
