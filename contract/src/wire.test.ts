import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldErrorOf } from '../../api/src/http/validate.ts'
import { inEachLanguage, line, parseAnswer, text } from './wire.ts'
import { localisedLine, paragraphs } from './writings/written-texts.ts'

const faultOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value, { reportInput: true })
  return error && fieldErrorOf(error)
}

// Spaces, an ideographic space, a no-break space.
describe.each(['', '   ', '\u3000', '\u00A0 '])('text of blanks alone: %j', (blank) => {
  test('does not fill a field that needs text', () => {
    expect(faultOf(line(100, 1), blank)).toBe('required')
    expect(faultOf(text(100, 1), blank)).toBe('required')
    expect(faultOf(inEachLanguage(line(100, 1)), { zh: '燈', cn: blank, en: 'Lamp' })).toBe('required')
    expect(faultOf(localisedLine(100), { zh: blank, en: blank })).toBe('required')
    expect(faultOf(paragraphs(100), { zh: blank })).toBe('required')
  })

  test('is allowed in a field that may be empty, and beside a text in another language', () => {
    expect(line(100).parse(blank)).toBe(blank)
    expect(localisedLine(100).parse({ zh: '燈', en: blank })).toEqual({ zh: '燈', en: blank })
  })
})

test('an answer passes with blanks that were stored before', () => {
  const stored = z.object({ name: line(100, 1), title: localisedLine(60) })
  const before = { name: '  ', title: { zh: ' ' } }
  expect(parseAnswer(stored, { ...before, secret: 1 })).toEqual(before)
  expect(() => parseAnswer(stored, { name: 1 })).toThrow(z.ZodError)
  // And no request after it.
  expect(faultOf(stored, before)).toBe('required')
})

test('blanks around a text are stored as typed', () => {
  expect(line(100, 1).parse(' 陳 大文 ')).toBe(' 陳 大文 ')
})
