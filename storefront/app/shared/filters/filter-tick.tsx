import type { ReactNode } from 'react'

type Props = {
  name: string
  value: string | number
  isChosen: boolean
  onChange: () => void
  /** The number of results with this filter. */
  count: number | undefined
  /** A CSS colour. */
  swatch?: string | undefined
  children: ReactNode
}

/** One filter value. A list has about eighty of them, so each has only four elements, styled by the group. */
export function FilterTick({ name, value, isChosen, onChange, count, swatch, children }: Props) {
  return (
    <p>
      <label>
        <input type="checkbox" name={name} value={value} checked={isChosen} onChange={onChange} />
        {swatch && <i style={{ background: swatch }} />}
        {children}
      </label>
      <span>{count}</span>
    </p>
  )
}
