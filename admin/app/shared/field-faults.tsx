import { FormHelperText } from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { comboboxBeside, type Control, faultOf, isControl } from './field-fault.ts'
import { useTranslate } from './i18n.ts'

/**
 * Shows below its field what the browser finds wrong with it, for all forms: the browser's own bubble speaks the language of
 * the browser and disappears after a few seconds.
 */
export function FieldFaults() {
  const [invalid, setInvalid] = useState<readonly Control[]>([])
  useEffect(() => listen(setInvalid), [])
  return invalid.map((control) => <FieldFault control={control} key={keyOf(control)} />)
}

type Change = (change: (known: readonly Control[]) => readonly Control[]) => void

function listen(setInvalid: Change): () => void {
  let isFirst = true
  let later = 0
  // The browser reports each invalid field in turn; the first gets the focus.
  function refuse(event: Event) {
    const { target } = event
    if (!isControl(target)) return
    event.preventDefault()
    setInvalid((known) => (known.includes(target) || isRadioKnown(known, target) ? known : [...known, target]))
    if (!isFirst) return
    isFirst = false
    setTimeout(() => (isFirst = true))
    const visible = comboboxBeside(target) ?? target
    visible.focus({ preventScroll: true })
    // A bar at the top would cover a field at the edge.
    visible.scrollIntoView({ block: 'center' })
  }
  // A choice in a list changes its input without an event of its own.
  function check() {
    clearTimeout(later)
    later = window.setTimeout(() =>
      // Always another list, since what is wrong with a field changes too.
      setInvalid((known) => (known.length === 0 ? known : known.filter(isStillInvalid))),
    )
  }
  document.addEventListener('invalid', refuse, true)
  for (const type of checkedAt) document.addEventListener(type, check, true)
  return () => {
    document.removeEventListener('invalid', refuse, true)
    for (const type of checkedAt) document.removeEventListener(type, check, true)
  }
}

const isStillInvalid = (control: Control) => control.isConnected && control.willValidate && !control.validity.valid
const checkedAt = ['input', 'change', 'click', 'keyup'] as const

/** The radio buttons of a group are all invalid at once, and say so once. */
function isRadioKnown(known: readonly Control[], { type, name, form }: Control): boolean {
  return type === 'radio' && known.some((one) => one.type === 'radio' && one.name === name && one.form === form)
}

const keys = new WeakMap<Control, number>()
let lastKey = 0

function keyOf(control: Control): number {
  const key = keys.get(control) ?? (lastKey += 1)
  keys.set(control, key)
  return key
}

function FieldFault({ control }: { control: Control }) {
  const t = useTranslate()
  const id = useId()
  const words = faultOf(control, t)
  useEffect(() => markInvalid(comboboxBeside(control) ?? control, id), [control, id])
  return createPortal(
    <FormHelperText error id={id}>
      {words}
    </FormHelperText>,
    frameOf(control),
  )
}

/** The element below whose content the message is shown. */
function frameOf(control: Control): Element {
  const label = control.closest('label')
  return control.closest('.MuiFormControl-root') ?? label?.parentElement ?? control.parentElement ?? document.body
}

function markInvalid(control: HTMLElement, id: string): () => void {
  const before = (['aria-invalid', 'aria-describedby'] as const).map(
    (name) => [name, control.getAttribute(name)] as const,
  )
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', [control.getAttribute('aria-describedby'), id].filter(Boolean).join(' '))
  return () => {
    for (const [name, value] of before) {
      if (value === null) control.removeAttribute(name)
      else control.setAttribute(name, value)
    }
  }
}
