import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useState } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  value: number
  onChange: (value: number) => void
  minimum?: number
  maximum?: number
  words: { quantity: string; fewer: string; more: string }
  name?: string
  size?: 'small' | 'medium'
  isDisabled?: boolean
}

const step =
  'flex aspect-square h-full items-center justify-center transition-colors hover:bg-sand disabled:text-control disabled:hover:bg-transparent'

export function QuantityStepper(props: Props) {
  const { value, onChange, minimum = 1, maximum = 99, words, name, size = 'medium', isDisabled = false } = props
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])

  function settle(next: number) {
    const settled = Number.isInteger(next) ? Math.min(maximum, Math.max(minimum, next)) : value
    setTyped(String(settled))
    if (settled !== value) onChange(settled)
  }

  return (
    <div
      role="group"
      aria-label={words.quantity}
      className={classNames(
        'inline-flex items-stretch rounded-sm border border-control bg-white',
        size === 'small' ? 'h-10' : 'h-control',
      )}
    >
      <button
        type="button"
        aria-label={words.fewer}
        disabled={isDisabled || value <= minimum}
        onClick={() => settle(value - 1)}
        className={step}
      >
        <Minus aria-hidden="true" size={16} strokeWidth={1.5} />
      </button>
      <input
        name={name}
        aria-label={words.quantity}
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 3))}
        onBlur={() => settle(typed === '' ? value : Number(typed))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            settle(typed === '' ? value : Number(typed))
          }
          if (event.key === 'ArrowUp') settle(value + 1)
          if (event.key === 'ArrowDown') settle(value - 1)
        }}
        className="w-10 bg-transparent text-center text-small tabular-nums"
      />
      <button
        type="button"
        aria-label={words.more}
        disabled={isDisabled || value >= maximum}
        onClick={() => settle(value + 1)}
        className={step}
      >
        <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
      </button>
    </div>
  )
}
