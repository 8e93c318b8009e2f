import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const features = join(dirname(fileURLToPath(import.meta.url)), '../features')

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
