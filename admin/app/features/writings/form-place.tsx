import { type ComponentType, createContext, use } from 'react'
import { useTranslate } from 'react-admin'
import type { FieldProps } from './field-props.ts'

type FormPlace = {
  /** Words for what is wrong, by the dotted path of the field. */
  faults: ReadonlyMap<string, string>
  mayWrite: boolean
  /** The field for what is inside of another. */
  Field: ComponentType<FieldProps>
}

const FormPlaceContext = createContext<FormPlace>({ faults: new Map(), mayWrite: false, Field: () => null })
export const FormPlaceProvider = FormPlaceContext.Provider

export function useFormPlace(): FormPlace {
  return use(FormPlaceContext)
}

/** What a field is called, by its name in the contract. */
export function useFieldLabel(): (name: string) => string {
  const t = useTranslate()
  return (name) => t(`writings.fields.${name}`, { _: t(`writings.configurations.${name}`, { _: name }) })
}

export function below(path: string, name: string | number): string {
  return path === '' ? String(name) : `${path}.${name}`
}
