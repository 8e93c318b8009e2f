import { useEffect } from 'react'
import { flushSync } from 'react-dom'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * A page can be filled in before its scripts have loaded. On hydration React would overwrite the input with its own
 * value, empty or from a draft. So each field is notified of its value once the page listens, as if it had been entered
 * just then, and the form last submitted or button last pressed is pressed again. For use in the root component only.
 */
export function useEarlyEntries(): void {
  useEffect(() => {
    const entries = [...document.querySelectorAll<Control>('input, textarea, select')].flatMap(entryOf)
    // The fields have been rendered by now, and each entry sees the result of the one before.
    queueMicrotask(() => {
      for (const enter of entries) flushSync(enter)
      repeatEarlyPress()
    })
  }, [])
}

function repeatEarlyPress(): void {
  const { earlyPress } = window
  if (!earlyPress) return
  for (const type of ['submit', 'click']) removeEventListener(type, earlyPress.listen, true)
  delete window.earlyPress
  const { pressed } = earlyPress
  pressed?.removeAttribute('data-pressed')
  if (!pressed?.isConnected) return
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
  else pressed.click()
}

function entryOf(control: Control): (() => void)[] {
  if (control.disabled) return []
  if (control instanceof HTMLSelectElement) return choiceIn(control)
  switch (control.type) {
    case 'hidden':
    case 'submit':
    case 'button':
      return []
    case 'file':
      return control instanceof HTMLInputElement && control.files?.length ? [() => dispatch(control, 'change')] : []
    case 'checkbox':
    case 'radio':
      return control instanceof HTMLInputElement ? tickOf(control) : []
    default:
      return textIn(control)
  }
}

function choiceIn(select: HTMLSelectElement): (() => void)[] {
  const { value } = select
  const offered = [...select.options].find((option) => option.defaultSelected) ?? select.options[0]
  if (value === (offered?.value ?? '')) return []
  return [
    () => {
      select.value = value
      dispatch(select, 'change')
    },
  ]
}

function tickOf(box: HTMLInputElement): (() => void)[] {
  const { checked, type } = box
  // The checked radio button stands for its whole group.
  if (checked === box.defaultChecked || (type === 'radio' && !checked)) return []
  return [
    () => {
      box.checked = !checked
      box.click()
    },
  ]
}

function textIn(field: HTMLInputElement | HTMLTextAreaElement): (() => void)[] {
  const { value, defaultValue } = field
  if (value === defaultValue) return []
  return [
    () => {
      const { selectionStart, selectionEnd } = field
      const isCaretUnmoved = field.value === value && document.activeElement === field && selectionStart !== null
      // React notices a text only if it differs from the last value set through the field itself.
      field.value = defaultValue
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      if (isCaretUnmoved) field.setSelectionRange(selectionStart, selectionEnd)
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    },
    () => {
      const hasLeft = document.activeElement !== field || window.earlyPress?.pressed
      if (hasLeft) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    },
  ]
}

function dispatch(control: Control, event: 'change'): void {
  control.dispatchEvent(new Event(event, { bubbles: true }))
}
