import type { FieldErrorCode } from '@fitout/contract/errors.ts'
import type { missingFields } from '@fitout/contract/messages/zh/missing-fields.ts'
import { useTranslations } from 'use-intl'

/** All required fields of the shop's forms. */
export type MissableField = keyof typeof missingFields

/** The error text of a field; for an empty one it names what is missing. */
export function useFieldWords() {
  const t = useTranslations('errors')
  return (field: MissableField, code: FieldErrorCode) =>
    code === 'required' ? t(`missing.${field}`) : t(`fields.${code}`)
}
