import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const app = join(dirname(fileURLToPath(import.meta.url)), '..')
const features = join(app, 'features')

// Types require the fields wherever the warning is used; this test requires the warning wherever a version is checked.
test('every form that checks a version shows the changes of a colleague field by field, with the same component', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: features }).map((name) => ({
    name,
    text: readFileSync(join(features, name), 'utf8'),
  }))
  const versioned = sources.filter(({ text }) => /\b(?:useVersioned|useDraft)\(/.test(text))
  const without = versioned.filter(({ text }) => !/\bbetween\b|<VersionedForm/.test(text))
  expect(versioned.length).toBeGreaterThan(8)
  expect(without.map(({ name }) => name)).toEqual([])
})

/** Forms without input that could be lost: a sign-in, a selection, and a report that is stored while it is written. */
const withoutInput = [
  'features/quotations/items-part.tsx',
  'features/session/sign-in-page.tsx',
  'features/site-reports/report-page.tsx',
]

// Types require each dialog to report its input; this test requires it of every other form.
test('no form with unsaved input is left without a confirmation', () => {
  const forms = globSync('**/*.tsx', { cwd: app }).filter((name) =>
    /component="form"|<form\b/.test(readFileSync(join(app, name), 'utf8')),
  )
  expect(forms.length).toBeGreaterThan(15)
  expect(forms.filter((name) => !withOwnParts(name).some(asksBefore)).toSorted()).toEqual(withoutInput)
})

const asksBefore = (text: string) => /\b(?:useUnsaved|useUnsavedInput|useTyped)\(/.test(text)

/** The text of a module, and of the adjacent modules it consists of. */
function withOwnParts(name: string): string[] {
  const text = readFileSync(join(app, name), 'utf8')
  const parts = [...text.matchAll(/from '(\.\/[^']+)'/g)].map(([, part = '']) => join(app, dirname(name), part))
  return [text, ...parts.map((part) => readFileSync(part, 'utf8'))]
}
