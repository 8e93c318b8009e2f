import { showDay } from '@fitout/contract/hong-kong-time.ts'
import type { TranslateFunction } from './i18n.ts'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}

const moments = new Set(['date', 'datetime-local', 'time', 'month', 'week'])
const shownMoment = (value: string) => value.replace('T', ' ').replace(/^\d{4}-\d\d-\d\d/, (day) => showDay(day))

/** What is wrong with a field that the browser finds invalid, in the language of the page. */
export function faultOf(control: Control, t: TranslateFunction): string {
  const { validity, type } = control
  const { min = '', max = '', step = '' } = control instanceof HTMLInputElement ? control : {}
  const say = (key: string, facts: Record<string, string | number> = {}) => t(`fieldFaults.${key}`, facts)
  if (validity.customError) return control.validationMessage
  if (validity.badInput) return say(type === 'time' ? 'time' : moments.has(type) ? 'day' : 'number')
  // Where a pattern needs more than blanks.
  const isBlank = control.required && control.value.trim() === ''
  if (validity.valueMissing || isBlank) return say(missing(control))
  if (validity.typeMismatch) return say(type === 'email' ? 'email' : 'link')
  if (validity.rangeUnderflow) {
    return moments.has(type) ? say('first', { first: shownMoment(min) }) : say('least', { least: min })
  }
  if (validity.rangeOverflow) {
    return moments.has(type) ? say('last', { last: shownMoment(max) }) : say('most', { most: max })
  }
  if (validity.stepMismatch)
    return step === '0.01' ? say('cents') : Number(step || 1) === 1 ? say('whole') : say('step', { step })
  if (validity.tooShort && 'minLength' in control) return say('short', { least: control.minLength })
  if (validity.tooLong && 'maxLength' in control) return say('long', { most: control.maxLength })
  return say('format')
}

function missing(control: Control): string {
  if (control.type === 'checkbox') return 'tick'
  return control.type === 'radio' || comboboxBeside(control) ? 'choice' : 'required'
}

/** The visible part of a list of choices, whose value is in a hidden input. */
export function comboboxBeside(control: Control): HTMLElement | undefined {
  return control.getAttribute('aria-hidden') === 'true'
    ? (control.parentElement?.querySelector<HTMLElement>('[role=combobox]') ?? undefined)
    : undefined
}
