import { type ComponentType, useEffect, useState } from 'react'
import type { ComboboxProps } from './combobox.tsx'
import { SelectField } from './select-field.tsx'

/**
 * Choosing out of many by typing. Its code comes only when one is shown; until then, and without scripts, it is a plain
 * select with the same choices.
 */
export function ComboboxField(props: ComboboxProps) {
  const [Combobox, setCombobox] = useState<ComponentType<ComboboxProps>>()
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    let isHere = true
    // Where the code cannot be fetched, the select goes on doing its work.
    import('./combobox.tsx').then(
      (module) => isHere && setCombobox(() => module.Combobox),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  // What has the focus is not taken away from under the reader.
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
