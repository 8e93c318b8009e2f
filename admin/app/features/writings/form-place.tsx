import { type ComponentType, createContext, use } from 'react'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { useLocale, useTranslate } from 'react-admin'
import type { FieldProps } from './field-props.ts'
import { optionTitles } from './option-titles.ts'

type FormPlace = {
  /** Words for what is wrong, by the dotted path of the field. */
  faults: ReadonlyMap<string, string>
  mayWrite: boolean
  /** The field that somebody came for, by its dotted path: what it lies in stands open. */
  sought: string
  /** All that is written, for a field that shows something of its neighbours. */
  written: unknown
  /** The field for what is inside of another. */
  Field: ComponentType<FieldProps>
}

const FormPlaceContext = createContext<FormPlace>({
  faults: new Map(),
  mayWrite: false,
  sought: '',
  written: {},
  Field: () => null,
})
export const FormPlaceProvider = FormPlaceContext.Provider

export function useFormPlace(): FormPlace {
  return use(FormPlaceContext)
}

/** What a field is called, by its name in the contract. */
export function useFieldLabel(): (name: string) => string {
  const t = useTranslate()
  const locale = useLocale() as Locale
  return (name) =>
    t(`writings.fields.${name}`, {
      _: inLocale(optionTitles.get(name), locale) || t(`writings.outcomes.${name}`, { _: name }),
    })
}

/** Whether something is wrong with a field or inside of it. */
export function hasFaultIn(faults: ReadonlyMap<string, string>, path: string): boolean {
  return [...faults.keys()].some((one) => isIn(path, one))
}

/** Whether a field is the one at a path, or inside of it. */
export function isIn(path: string, field: string): boolean {
  return field === path || field.startsWith(`${path}.`)
}

export function below(path: string, name: string | number): string {
  return path === '' ? String(name) : `${path}.${name}`
}

/** What stands at a dotted path of something written. */
export function at(written: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inside, name) => (inside as Record<string, unknown> | null)?.[name], written)
}
