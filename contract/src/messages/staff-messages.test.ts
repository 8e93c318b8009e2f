import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { MessageTree } from '../configuration.ts'
import { auditActions, auditSubjects } from '../staff/audit-actions.ts'
import { type Locale, locales } from '../locales.ts'
import { staffPermissions } from '../staff/permissions.ts'
import { writtenWords } from '../staff/writings.ts'
import { writtenConfiguration } from '../writings/written-configuration.ts'

/** The staff messages of all files below the dotted path: each feature has its own. */
async function textsAt(locale: Locale, path: string): Promise<Record<string, string>> {
  const folder = join(import.meta.dirname, locale, 'staff')
  const modules = await Promise.all(
    (await readdir(folder)).map((file) => import(join(folder, file)) as Promise<object>),
  )
  const below = (tree: MessageTree | undefined, [name, ...rest]: string[]): MessageTree | undefined =>
    name === undefined ? tree : below(tree?.[name] as MessageTree | undefined, rest)
  return Object.assign({}, ...modules.flatMap(Object.values).map((tree) => below(tree, path.split('.'))))
}

const withoutWords = (keys: readonly string[], texts: Record<string, string>) =>
  keys.filter((key) => !texts[key]?.trim() || texts[key] === key)

test.each(locales)('every action in the audit trail has a message in %s that names the actor', async (locale) => {
  const sentences = await textsAt(locale, 'audit.actions')
  expect(withoutWords(auditActions, sentences)).toEqual([])
  expect(auditActions.filter((action) => !sentences[action]?.includes('{who}'))).toEqual([])
  // English uses some of the contract's names: an order is an order.
  const subjects = await textsAt(locale, 'audit.subjects')
  expect(auditSubjects.filter((subject) => !subjects[subject]?.trim())).toEqual([])
})

test.each(locales)('every permission is described in %s', async (locale) => {
  expect(withoutWords(Object.keys(staffPermissions), await textsAt(locale, 'permissions'))).toEqual([])
})

/** The names of all fields of a schema, as JSON. */
function fieldsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : []
  return [...own, ...Object.values(schema).flatMap(fieldsIn)]
}

test.each(locales)(
  'every field of what staff write has a name in %s, also where versions are compared',
  async (locale) => {
    const schemas = [...Object.values(writtenWords), ...Object.values(writtenConfiguration)]
    const fields = schemas.flatMap((schema) =>
      fieldsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    )
    const names = { ...(await textsAt(locale, 'audit.fields')), ...(await textsAt(locale, 'writings.fields')) }
    expect([...new Set(fields)].filter((field) => !(field in names) && !locales.includes(field as Locale))).toEqual([])
  },
)
