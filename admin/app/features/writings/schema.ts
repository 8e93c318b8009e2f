import { isLocale } from '@fitout/contract/locales.ts'
import type { z } from 'zod'

/** A schema as a form sees it. */
export type Form =
  | { look: 'words'; lines: 'one' | 'several' | 'markdown' }
  | { look: 'picture' }
  | { look: 'film' }
  | { look: 'model' }
  | { look: 'hotspot'; fields: Record<string, z.ZodType> }
  | { look: 'group'; fields: Record<string, z.ZodType> }
  | { look: 'list'; item: z.ZodType }
  | { look: 'blocks'; types: Record<string, z.ZodType> }
  | { look: 'choice'; options: string[] }
  | { look: 'reference'; to: string }
  | { look: 'fixed'; value: string }
  | { look: 'switch' }
  | { look: 'number' }
  | { look: 'percent' }
  | { look: 'day' }
  | { look: 'weekdays' }
  | { look: 'time' }
  | { look: 'colour' }
  | { look: 'link-target' }
  | { look: 'line' }
  | { look: 'entries'; item: z.ZodType }

type Def = {
  type: string
  format?: string
  innerType?: z.ZodType
  defaultValue?: unknown
  element?: z.ZodType
  valueType?: z.ZodType
  shape?: Record<string, z.ZodType>
  options?: z.ZodType[]
  entries?: Record<string, string>
  values?: unknown[]
  checks?: unknown[]
}

const defOf = (schema: z.ZodType) => schema.def as unknown as Def
const wrappers = new Set(['optional', 'nullable', 'default', 'prefault'])

/** Unwraps optional, nullable and the like. */
function bare(schema: z.ZodType): z.ZodType {
  const { type, innerType } = defOf(schema)
  return innerType && wrappers.has(type) ? bare(innerType) : schema
}

export function isNullable(schema: z.ZodType): boolean {
  const { type, innerType } = defOf(schema)
  return type === 'nullable' || (innerType !== undefined && wrappers.has(type) && isNullable(innerType))
}

export function isOptional(schema: z.ZodType): boolean {
  return wrappers.has(defOf(schema).type)
}

/** Whether an entry of a list is about a picture, as those of a gallery are; links that may have one are not. */
export function isPictureWithWords(item: z.ZodType): boolean {
  const form = formOf(item)
  const picture = form.look === 'group' ? form.fields['picture'] : undefined
  return picture !== undefined && !isOptional(picture) && formOf(picture).look === 'picture'
}

/** The value stored if nothing was selected. */
export function defaultOf(schema: z.ZodType): unknown {
  const { type, innerType, defaultValue } = defOf(schema)
  return type === 'default' ? defaultValue : innerType && wrappers.has(type) ? defaultOf(innerType) : undefined
}

export function formOf(wrapped: z.ZodType): Form {
  const schema = bare(wrapped)
  const def = defOf(schema)
  const meta = (schema.meta() ?? {}) as { look?: string; choice?: string; offered?: string[] }
  if (meta.choice) return { look: 'reference', to: meta.choice }
  if (meta.offered) return { look: 'choice', options: meta.offered }
  if (meta.look === 'weekdays' || meta.look === 'time' || meta.look === 'percent' || meta.look === 'link-target') {
    return { look: meta.look }
  }
  switch (def.type) {
    case 'object':
      return objectForm(def, meta.look)
    case 'array':
      return { look: 'list', item: def.element as z.ZodType }
    case 'union':
      return { look: 'blocks', types: Object.fromEntries((def.options ?? []).map((one) => [typeOf(one), one])) }
    case 'record':
      return { look: 'entries', item: def.valueType as z.ZodType }
    case 'enum':
      return { look: 'choice', options: Object.keys(def.entries ?? {}) }
    case 'literal':
      return { look: 'fixed', value: String(def.values?.[0] ?? '') }
    case 'boolean':
      return { look: 'switch' }
    case 'number':
      return { look: 'number' }
    default:
      return { look: def.format === 'date' ? 'day' : meta.look === 'colour' ? 'colour' : 'line' }
  }
}

function objectForm(def: Def, look: string | undefined): Form {
  const fields = def.shape ?? {}
  const names = Object.keys(fields)
  if (names.every(isLocale)) {
    if (look === 'markdown') return { look: 'words', lines: 'markdown' }
    // A required text is a title; an optional one is a sentence or more.
    return { look: 'words', lines: look === undefined && (def.checks ?? []).length > 0 ? 'one' : 'several' }
  }
  if (names.includes('widths')) return { look: 'picture' }
  if (look === 'film' || look === 'model') return { look }
  if (look === 'hotspot') return { look, fields }
  return { look: 'group', fields }
}

/** Which of several kinds of block a schema is. */
function typeOf(schema: z.ZodType): string {
  const { type } = defOf(schema).shape ?? {}
  return type ? String(defOf(type).values?.[0] ?? '') : ''
}

/** An initial value. */
export function emptyOf(schema: z.ZodType): unknown {
  if (isNullable(schema)) return null
  if (isOptional(schema)) return undefined
  const form = formOf(schema)
  switch (form.look) {
    case 'words':
      return { zh: '', cn: '', en: '' }
    case 'picture':
    case 'film':
    case 'model':
      return null
    case 'hotspot':
      return { product_id: '', x: 50, y: 50 }
    case 'group':
      return Object.fromEntries(Object.entries(form.fields).map(([name, field]) => [name, emptyOf(field)]))
    case 'list':
    case 'weekdays':
      return []
    case 'entries':
      return {}
    case 'choice':
      return form.options[0] ?? ''
    case 'fixed':
      return form.value
    case 'switch':
      return false
    case 'number':
    case 'percent':
      return 0
    default:
      return ''
  }
}
