import { type ComponentType, useEffect, useState } from 'react'
import type { ComboboxProps } from './combobox.tsx'
import { SelectField } from './select-field.tsx'

/**
 * A select that filters by typing. Its code is loaded on demand; until then, and without scripts, it is a plain select
 * with the same options.
 */
export function ComboboxField(props: ComboboxProps) {
  const [Combobox, setCombobox] = useState<ComponentType<ComboboxProps>>()
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    let isHere = true
    // If the code cannot be loaded, the select remains.
    import('./combobox.tsx').then(
      (module) => isHere && setCombobox(() => module.Combobox),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  // The select is not replaced while it has the focus.
  if (Combobox && !isTouched) return <Combobox {...props} />
  const { choices, words, value, onChange, isDisabled, ...field } = props
  return (
    <SelectField
      {...field}
      value={value}
      disabled={isDisabled}
      onFocus={() => setIsTouched(true)}
      onBlur={() => setIsTouched(false)}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{words.placeholder}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.title}
        </option>
      ))}
    </SelectField>
  )
}
