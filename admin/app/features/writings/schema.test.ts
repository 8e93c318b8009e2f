import { expect, test } from 'vitest'
import { picture } from '@fitout/contract/wire.ts'
import { z } from 'zod'
import { emptyOf, formOf, isNullable, isPictureWithWords } from './schema.ts'

const words = z.object({ zh: z.string(), cn: z.string(), en: z.string() })

test('a schema determines its field', () => {
  const looks = [
    [words, 'words'],
    [z.enum(['ON', 'OFF']), 'choice'],
    [z.boolean(), 'switch'],
    [z.number().optional(), 'number'],
    [z.iso.date().nullable(), 'day'],
    [z.string().default(''), 'line'],
    [z.array(words), 'list'],
    [z.record(z.string(), words), 'entries'],
    [z.object({ title: words }), 'group'],
    [z.string().meta({ choice: 'product' }), 'reference'],
  ] as const
  for (const [schema, look] of looks) expect(formOf(schema).look).toBe(look)
})

test('blocks are distinguished by their type', () => {
  const block = z.union([
    z.object({ type: z.literal('text'), text: words }),
    z.object({ type: z.literal('gap'), rows: z.number() }),
  ])
  const form = formOf(block)
  if (form.look !== 'blocks') throw new Error(form.look)
  expect(Object.keys(form.types)).toEqual(['text', 'gap'])
  expect(emptyOf(form.types['gap']!)).toEqual({ type: 'gap', rows: 0 })
})

test('a new object starts with valid values', () => {
  const thing = z.object({
    title: words,
    kind: z.enum(['A', 'B']),
    on: z.boolean(),
    rows: z.array(words),
    day: z.iso.date().nullable(),
    note: z.string().optional(),
  })
  const empty = emptyOf(thing)
  expect(empty).toMatchObject({ kind: 'A', on: false, rows: [], day: null })
  expect(thing.safeParse(empty).success).toBe(true)
})

test('optional around nullable is still nullable', () => {
  expect([isNullable(z.string().nullable().optional()), isNullable(z.string().optional())]).toEqual([true, false])
})

test('several files are added to a gallery at once, but not to links that may have a picture', () => {
  expect(isPictureWithWords(z.object({ picture, caption: words }))).toBe(true)
  expect(isPictureWithWords(z.object({ title: words, picture: picture.optional() }))).toBe(false)
  expect(isPictureWithWords(z.object({ title: words, picture: picture.nullable() }))).toBe(false)
})
