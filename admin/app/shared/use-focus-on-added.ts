import { useEffect, useState } from 'react'
import { fieldsIn } from './focus-first-field.ts'

type Before = { form: Element; fields: ReadonlySet<Element> }

/**
 * For a button that adds an entry: to be called with the button in the handler that adds. The focus then goes to the
 * first field of the entry.
 */
export function useFocusOnAdded(): (button: Element) => void {
  const [before, setBefore] = useState<Before>()
  useEffect(() => {
    if (!before) return
    fieldsIn(before.form)
      .find((field) => !before.fields.has(field))
      ?.focus()
  }, [before])
  return (button) => {
    const form = button.closest('form, [role=dialog], main') ?? document.body
    // One that is off until something is typed was there before.
    setBefore({ form, fields: new Set(form.querySelectorAll('input, textarea, [role=combobox]')) })
  }
}
