import type { FieldErrorCode } from '@fitout/contract/errors.ts'
import type { missingFields } from '@fitout/contract/messages/zh/missing-fields.ts'
import { useTranslations } from 'use-intl'

/** Every field that a form of the shop may not do without. */
export type MissableField = keyof typeof missingFields

/** What is wrong with a field, in words: where it was left empty, those name what is missing. */
export function useFieldWords() {
  const t = useTranslations('errors')
  return (field: MissableField, code: FieldErrorCode) =>
    code === 'required' ? t(`missing.${field}`) : t(`fields.${code}`)
}
