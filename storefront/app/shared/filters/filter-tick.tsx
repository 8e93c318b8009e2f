import type { ReactNode } from 'react'

type Props = {
  name: string
  value: string | number
  isChosen: boolean
  onChange: () => void
  /** How many it would leave. */
  count: number | undefined
  /** A CSS colour. */
  swatch?: string | undefined
  children: ReactNode
}

/** One value to filter by. A list has some eighty of them, so it is kept to four elements. */
export function FilterTick({ name, value, isChosen, onChange, count, swatch, children }: Props) {
  return (
    <div className="filter-row">
      <label className="tick">
        <input type="checkbox" name={name} value={value} checked={isChosen} onChange={onChange} />
        {swatch && <span aria-hidden="true" className="tick-swatch" style={{ backgroundColor: swatch }} />}
        {children}
      </label>
      <span className="filter-count">{count}</span>
    </div>
  )
}
