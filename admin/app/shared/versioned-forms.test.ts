import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const app = join(dirname(fileURLToPath(import.meta.url)), '..')
const features = join(app, 'features')

// The types ask for the fields wherever the warning stands; this asks for the warning wherever a version is saved against.
test('a form that saves against a version shows field by field what a colleague changed, by one part', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: features }).map((name) => ({
    name,
    text: readFileSync(join(features, name), 'utf8'),
  }))
  const versioned = sources.filter(({ text }) => /\b(?:useVersioned|useDraft)\(/.test(text))
  const without = versioned.filter(({ text }) => !/\bbetween\b|<VersionedForm/.test(text))
  expect(versioned.length).toBeGreaterThan(8)
  expect(without.map(({ name }) => name)).toEqual([])
})

/** In these nothing is typed that could be lost: a sign-in, a choice, and a report that is kept as it is written. */
const withoutInput = [
  'features/quotations/items-part.tsx',
  'features/session/sign-in-page.tsx',
  'features/site-reports/report-page.tsx',
]

// The types ask of each dialog what is typed in it; this asks of each other form that it says so too.
test('no form is left with something typed without a question', () => {
  const forms = globSync('**/*.tsx', { cwd: app }).filter((name) =>
    /component="form"|<form\b/.test(readFileSync(join(app, name), 'utf8')),
  )
  expect(forms.length).toBeGreaterThan(15)
  expect(forms.filter((name) => !withOwnParts(name).some(asksBefore)).toSorted()).toEqual(withoutInput)
})

const asksBefore = (text: string) => /\b(?:useUnsaved|useUnsavedInput|useTyped)\(/.test(text)

/** The text of a module, and of those beside it that it is made of. */
function withOwnParts(name: string): string[] {
  const text = readFileSync(join(app, name), 'utf8')
  const parts = [...text.matchAll(/from '(\.\/[^']+)'/g)].map(([, part = '']) => join(app, dirname(name), part))
  return [text, ...parts.map((part) => readFileSync(part, 'utf8'))]
}
