import { type ComponentType, createContext, use } from 'react'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import type { FieldProps } from './field-props.ts'
import { optionTitles } from './option-titles.ts'
import type { Writing } from './writing-calls.ts'

type FormPlace = {
  /** Error messages by the dotted path of the field. */
  faults: ReadonlyMap<string, string>
  /** The same with those fixed since: what shows a field stays while it is written. */
  refused: ReadonlyMap<string, string>
  /** Words of other texts that recur, by field. */
  known: Writing['known']
  /** Fields that show who last changed them. */
  guarded: Writing['guarded']
  mayWrite: boolean
  /** The language being edited beside the studio's main one; '' is all of them. */
  locale: Locale | ''
  /** Dotted path of the field to show; the sections around it are expanded. */
  sought: string
  /** All values, for fields that show something of their neighbours. */
  written: unknown
  /** Renders nested fields. */
  Field: ComponentType<FieldProps>
}

const FormPlaceContext = createContext<FormPlace>({
  faults: new Map(),
  refused: new Map(),
  known: {},
  guarded: [],
  mayWrite: false,
  locale: '',
  sought: '',
  written: {},
  Field: () => null,
})
export const FormPlaceProvider = FormPlaceContext.Provider

export function useFormPlace(): FormPlace {
  return use(FormPlaceContext)
}

/**
 * The label of a field, by its name in the contract or the path of a part that has a title of its own. The key of such a
 * label in the messages is the path joined by underscores. Some are named where changes are recorded.
 */
export function useFieldLabel(): (name: string, path?: string) => string {
  const t = useTranslate()
  const locale = useLocale()
  return (name, path = '') =>
    inLocale(optionTitles.get(path.includes('.') ? path : ''), locale) ||
    t(`writings.fields.${path.replaceAll('.', '_')}`, {
      _: t(`writings.fields.${name}`, {
        _:
          inLocale(optionTitles.get(name), locale) ||
          t(`writings.outcomes.${name}`, { _: t(`audit.fields.${name}`, { _: name }) }),
      }),
    })
}

/** Whether a field, or one nested in it, has an error. */
export function hasFaultIn(faults: ReadonlyMap<string, string>, path: string): boolean {
  return [...faults.keys()].some((one) => isIn(path, one))
}

/** Whether a field is the one at a path, or nested in it. */
export function isIn(path: string, field: string): boolean {
  return field === path || field.startsWith(`${path}.`)
}

export function below(path: string, name: string | number): string {
  return path === '' ? String(name) : `${path}.${name}`
}

/** The value at a dotted path. */
export function at(written: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inside, name) => (inside as Record<string, unknown> | null)?.[name], written)
}
