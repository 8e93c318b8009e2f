import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Skeleton } from './skeleton.tsx'

export type Day = {
  /** An ISO date: 2026-11-21. */
  value: string
  weekday: string
  date: string
  isFull?: boolean
}
export type Slot = { value: string; title: string; note?: string; isFull?: boolean }

type Props = {
  name: string
  days: Day[]
  day: string
  onDay: (day: string) => void
  /** The slots of the chosen day; `undefined` while loading. */
  slots: Slot[] | undefined
  slot: string
  onSlot: (slot: string) => void
  words: { day: string; slot: string; loading: string; none: string; choose: string }
  hint?: ReactNode
  dayError?: string
  slotError?: string
}

/** Chooses one of the next days, then a time of that day. */
export function SlotField(props: Props) {
  const { name, days, day, onDay, slots, slot, onSlot, words, hint, dayError, slotError } = props
  return (
    <div className="grid gap-6">
      <Days {...{ name, days, day, onDay, dayError, words }} />
      <div aria-live="polite" aria-busy={slots === undefined}>
        {day === '' ? (
          <p className="text-small text-muted">{words.choose}</p>
        ) : slots === undefined ? (
          <div className="grid gap-2.5">
            <span className="text-small text-muted">{words.loading}</span>
            <span className="flex flex-wrap gap-2">
              {[0, 1, 2].map((index) => (
                <Skeleton key={index} className="h-target w-28" />
              ))}
            </span>
          </div>
        ) : slots.length === 0 ? (
          <p className="text-small text-muted">{words.none}</p>
        ) : (
          <RadioGroup
            legend={words.slot}
            name={`${name}-slot`}
            look="tiles"
            value={slot}
            onChange={onSlot}
            choices={slots.map((one) => ({
              value: one.value,
              label: one.title,
              aside: one.note,
              isDisabled: one.isFull,
            }))}
            hint={hint}
            error={slotError}
          />
        )}
      </div>
    </div>
  )
}

type DaysProps = Pick<Props, 'name' | 'days' | 'day' | 'onDay' | 'dayError' | 'words'>

function Days({ name, days, day, onDay, dayError, words }: DaysProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={dayError ? id : undefined} className="min-w-0">
      <legend className="mb-2.5 text-small font-medium">{words.day}</legend>
      <div className="scroll-row -m-1 gap-2 p-1">
        {days.map((one) => (
          <label
            key={one.value}
            className="relative shrink-0 cursor-pointer snap-start has-disabled:cursor-not-allowed"
          >
            <input
              type="radio"
              name={`${name}-day`}
              value={one.value}
              checked={one.value === day}
              disabled={one.isFull}
              onChange={() => onDay(one.value)}
              className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
            />
            <span
              className="flex min-w-18 flex-col items-center rounded-sm text-tiny border border-control bg-white px-3 py-2 transition-colors
                peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-hover:border-ink peer-active:bg-sand
                peer-checked:peer-active:bg-ink peer-disabled:border-stone peer-disabled:bg-transparent peer-disabled:text-control
                peer-disabled:line-through peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2
                peer-focus-visible:outline-clay"
            >
              {one.weekday}
              <span className="text-small tabular-nums">{one.date}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id}>{dayError}</FieldError>
    </fieldset>
  )
}
