import fc from 'fast-check'
import { z } from 'zod'

/** The subset of JSON Schema that the contract's schemas use. */
type Schema = {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  default?: unknown
}

/** Existing ids for a field of this name. */
export type KnownIds = (field: string) => readonly string[]

/**
 * Random values that match a schema of the contract. Rules checked only by code, such as the order of days, may be violated.
 */
export function inventedFor(schema: z.ZodType, known: KnownIds): fc.Arbitrary<unknown> {
  return invent(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, '', known)
}

function invent(schema: Schema, field: string, known: KnownIds): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const kinds = schema.anyOf ?? schema.oneOf
  if (kinds) return fc.oneof(...kinds.map((kind) => invent(kind, field, known)))
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => invent(part, field, known))
    return fc.tuple(...parts).map((values) => Object.assign({}, ...(values as object[])) as unknown)
  }
  switch (schema.type) {
    case 'object':
      return inventObject(schema, known)
    case 'array':
      return fc.array(invent(schema.items ?? {}, field, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, Math.max(3, schema.minItems ?? 0)),
      })
    case 'string':
      return inventText(schema, field, known)
    case 'integer':
    case 'number':
      return inventNumber(schema, field)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.oneof(fc.constantFrom(1, 20, '1', 'a'), fc.boolean())
  }
}

function inventObject({ properties = {}, required = [], additionalProperties }: Schema, known: KnownIds) {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, invent(one, name, known)]))
  const requiredKeys = required.filter((name) => name in fields)
  // The key of a next page is opaque, and an invented one is refused.
  const { after, ...others } = fields
  const mostly = fc.record(others, { requiredKeys })
  const whole = after
    ? fc.oneof({ weight: 7, arbitrary: mostly }, { weight: 1, arbitrary: fc.record(fields, { requiredKeys }) })
    : mostly
  if (typeof additionalProperties !== 'object' || Object.keys(properties).length > 0) return whole
  return fc.dictionary(fc.constantFrom('en', 'zh', 'cn', 'a'), invent(additionalProperties, '', known), { maxKeys: 3 })
}

const plausible = [
  '陳大文',
  'Chan Tai Man',
  '客廳鋪地板',
  '客厅铺地板',
  'Oak',
  '𠮷',
  'a',
  '<b>&amp;',
  "O'Neill",
  '１２３',
]
const aroundNow = fc.integer({ min: -200, max: 400 }).map((days) => new Date(Date.now() + days * 86_400_000))

function inventText({ format, pattern, minLength = 0, maxLength = 40 }: Schema, field: string, known: KnownIds) {
  const ids = known(field)
  if (format === 'uuid') return ids.length > 0 ? fc.constantFrom(...ids) : fc.uuid({ version: 7 })
  if (format === 'date') return aroundNow.map((moment) => moment.toISOString().slice(0, 10))
  if (format === 'date-time') return aroundNow.map((moment) => moment.toISOString())
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  if (/email|login_id/.test(field)) return fc.constantFrom('guest@shop.example', 'client@fitout.example')
  if (/phone/.test(field)) return fc.constantFrom('51234567', '98765432')
  const fits = plausible.filter(({ length }) => length >= minLength && length <= maxLength)
  const made = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) })
  return fits.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fits) }, made) : made
}

function inventNumber(schema: Schema, field: string): fc.Arbitrary<number> {
  const isWhole = schema.type === 'integer'
  const lowest = schema.minimum ?? (schema.exclusiveMinimum !== undefined ? schema.exclusiveMinimum + 1 : 0)
  const highest = Math.max(lowest, schema.maximum ?? (schema.exclusiveMaximum ?? 1_000_001) - 1)
  const near = fc.integer({ min: Math.ceil(lowest), max: Math.floor(Math.min(highest, lowest + 20)) })
  const anywhere = fc.integer({ min: Math.ceil(lowest), max: Math.floor(highest) })
  const cents = anywhere.map((cent) => Math.min(highest, Math.max(lowest, cent / 100)))
  // The first reading is most often what is sent back.
  if (field.endsWith('revision')) return fc.constantFrom(1, 1, 1, 2, 3)
  return isWhole ? fc.oneof(near, near, anywhere) : fc.oneof(near, cents, anywhere)
}

const hostile: unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  '\uD800',
  "'; drop table orders; --",
  '../../etc/passwd',
  '%00',
  '{{1}}',
  'x'.repeat(20_000),
  -1,
  0,
  0.001,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  true,
  'true',
  'NaN',
  '９',
  '2026-02-30',
  '0000-00-00',
  [],
  {},
  [[]],
  [null],
  { $gt: '' },
  { __proto__: 1, constructor: 2 },
  { en: null },
  Array.from({ length: 300 }, () => 'a'),
]

/** Replaces one part of a value with an invalid one. */
export function brokenFor(schema: z.ZodType, known: KnownIds): fc.Arbitrary<unknown> {
  return fc
    .tuple(inventedFor(schema, known), fc.constantFrom(...hostile), fc.nat())
    .map(([value, wrong, place]) => spoil(value, wrong, place))
}

function spoil(value: unknown, wrong: unknown, place: number): unknown {
  if (typeof value !== 'object' || value === null) return wrong
  const keys = Object.keys(value)
  const key = keys[place % (keys.length + 1)]
  if (key === undefined) return Array.isArray(value) ? [...(value as unknown[]), wrong] : { ...value, made_up: wrong }
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>
  copy[key] = spoil(copy[key], wrong, Math.floor(place / (keys.length + 1)))
  return copy
}
