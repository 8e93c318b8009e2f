import { expect, test } from 'vitest'
import { newReference } from '../../database/new-reference.ts'
import { readOrderReference } from './order-reference.ts'

test('a reference is recognised however it is typed', () => {
  for (let round = 0; round < 200; round += 1) {
    const reference = newReference('LM')
    expect(reference).toMatch(/^LM-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    const typed = [
      reference,
      reference.toLowerCase(),
      reference.replaceAll('-', ''),
      reference.slice(3),
      ` ${reference} `,
    ]
    for (const spelling of typed) expect(readOrderReference(spelling, 'LM')).toBe(reference)
  }
})

test.each([
  ['lm-o1l2-3i45', 'LM-0112-3145'],
  ['ＬＭ－７Ｋ３Ｑ－９ＸＰＤ', 'LM-7K3Q-9XPD'],
  // Issued before the studio changed its prefix.
  ['ho-7k3q-9xpd', 'HO-7K3Q-9XPD'],
  ['OAKS7K3Q9XPD', 'OAKS-7K3Q-9XPD'],
])('reads %s as %s', (typed, expected) => expect(readOrderReference(typed, 'LM')).toBe(expected))

test.each(['', 'LM-', 'LM-7K3Q-9XP', 'LM-7K3Q-9XPDD', '%', "' or 1=1", 'LM-7U3Q-9XPD'])('refuses %j', (typed) =>
  expect(readOrderReference(typed, 'LM')).toBeUndefined(),
)

test('references are not sequential', () => {
  const references = Array.from({ length: 500 }, () => newReference('LM'))
  expect(new Set(references).size).toBe(500)
})
