import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError, FieldHint } from './field.tsx'

export type RadioChoice<Value extends string> = {
  value: Value
  label: ReactNode
  /** The `lang` of the label, if not the page's. */
  lang?: string | undefined
  description?: ReactNode
  aside?: ReactNode
  /** A CSS colour: the option is shown as a swatch of it. */
  swatch?: string
  isDisabled?: boolean
}

type Props<Value extends string> = {
  legend: string
  isLegendHidden?: boolean
  /** Shown after the legend: the current choice, or that it is optional. */
  note?: ReactNode
  name: string
  choices: RadioChoice<Value>[]
  value?: Value
  defaultValue?: Value
  onChange?: (value: Value) => void
  /** `list` for options with a line of text, `tiles` for short ones, `swatches` for colours. */
  look?: 'list' | 'tiles' | 'swatches'
  hint?: ReactNode
  error?: string
  isRequired?: boolean
  className?: string
}

const rows = { list: 'grid', tiles: 'flex flex-wrap gap-2', swatches: 'flex flex-wrap gap-3' } as const

export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { legend, isLegendHidden, note, choices, look = 'list', hint, error, className, ...rest } = props
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={described || undefined} className={classNames('min-w-0', className)}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2.5 text-small font-medium'}>
        {legend}
        {note && <span className="ms-1.5 font-normal text-muted"> {note}</span>}
      </legend>
      <div className={rows[look]}>
        {choices.map((choice) => (
          <Choice key={choice.value} choice={choice} look={look} {...rest} />
        ))}
      </div>
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}

type ChoiceProps<Value extends string> = Pick<
  Props<Value>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'isRequired'
> & { choice: RadioChoice<Value>; look: 'list' | 'tiles' | 'swatches' }

function Choice<Value extends string>({
  choice,
  look,
  name,
  value,
  defaultValue,
  onChange,
  isRequired,
}: ChoiceProps<Value>) {
  const input = {
    type: 'radio',
    name,
    value: choice.value,
    checked: value === undefined ? undefined : value === choice.value,
    defaultChecked: value === undefined ? defaultValue === choice.value : undefined,
    disabled: choice.isDisabled,
    required: isRequired,
    onChange: () => onChange?.(choice.value),
  } as const
  if (look === 'swatches') {
    return (
      <label title={typeof choice.label === 'string' ? choice.label : undefined} className="relative cursor-pointer">
        <input {...input} className="peer absolute inset-0 size-full cursor-pointer opacity-0" />
        <span
          aria-hidden="true"
          className="block size-9 rounded-full border-4 border-paper outline outline-stone transition-colors
            peer-checked:outline-2 peer-checked:outline-ink peer-hover:outline-ink peer-disabled:opacity-40
            peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-clay"
          style={{ backgroundColor: choice.swatch }}
        />
        <span lang={choice.lang} className="sr-only">
          {choice.label}
        </span>
      </label>
    )
  }
  if (look === 'tiles') {
    return (
      <label className="relative cursor-pointer has-disabled:cursor-not-allowed">
        <input {...input} className="peer absolute inset-0 size-full cursor-pointer opacity-0" />
        <span
          className="flex min-h-target items-center rounded-sm border border-control bg-white px-4 py-2 text-small transition-colors
            peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-hover:border-ink
            peer-disabled:border-stone peer-disabled:text-control peer-disabled:line-through
            peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-clay"
        >
          <span lang={choice.lang}>{choice.label}</span>
          {choice.aside && <span className="ms-2 text-aside opacity-80">{choice.aside}</span>}
        </span>
      </label>
    )
  }
  return (
    <label
      className="flex cursor-pointer items-start gap-3 border-t border-stone py-3.5 text-small last:border-b
        has-disabled:cursor-not-allowed has-disabled:text-muted"
    >
      <input
        {...input}
        // An 18 px circle in a 24 px target.
        className="-mx-0.75 -mb-0.75 size-6 shrink-0 appearance-none rounded-full border-3 border-transparent bg-white
          bg-clip-padding inset-ring inset-ring-control transition-all checked:inset-ring-5 checked:inset-ring-ink
          hover:inset-ring-ink disabled:bg-sand forced-colors:checked:border-8"
      />
      <span className="min-w-0 flex-1">
        <span lang={choice.lang} className="block">
          {choice.label}
        </span>
        {choice.description && <span className="mt-0.5 block text-caption text-muted">{choice.description}</span>}
      </span>
      {choice.aside && <span className="shrink-0 tabular-nums">{choice.aside}</span>}
    </label>
  )
}
