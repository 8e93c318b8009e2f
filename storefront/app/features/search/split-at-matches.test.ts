import { expect, test } from 'vitest'
import { splitAtMatches } from './split-at-matches.ts'

const marked = (text: string, keyword: string) =>
  splitAtMatches(text, keyword)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

test.each([
  ['Oak dining table', 'TABLE oak', '[Oak] dining [table]'],
  ['兩座位亞麻梳化', '梳化', '兩座位亞麻[梳化]'],
  ['Lamp (small)', '(', 'Lamp [(]small)'],
  ['Table lamp, tablet', 'tab table', '[Table] lamp, [table]t'],
  ['Sofa', 'lamp', 'Sofa'],
  ['Sofa', '   ', 'Sofa'],
])('marks in %j what %j finds', (text, keyword, expected) => {
  expect(marked(text, keyword)).toBe(expected)
})
