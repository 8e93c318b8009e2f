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

/** One value to filter by. A list has some eighty of them, so it is kept to four elements, which the group styles. */
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
