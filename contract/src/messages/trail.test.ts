import { expect, test } from 'vitest'
import { auditActions, auditSubjects } from '../audit-actions.ts'
import { locales } from '../locales.ts'
import { staffPermissions } from '../staff-permissions.ts'
import { staffRights as cnRights } from './cn/staff-rights.ts'
import { trail as cn } from './cn/trail.ts'
import { staffRights as enRights } from './en/staff-rights.ts'
import { trail as en } from './en/trail.ts'
import { staffRights as zhRights } from './zh/staff-rights.ts'
import { trail as zh } from './zh/trail.ts'

const words = { zh: zh.trail, cn: cn.trail, en: en.trail }
const rights = { zh: zhRights, cn: cnRights, en: enRights }

const withoutWords = (keys: readonly string[], texts: Record<string, string>) =>
  keys.filter((key) => !texts[key]?.trim() || texts[key] === key)

test.each(locales)('whatever the server writes into the trail has a sentence in %s that says who', (locale) => {
  const sentences: Record<string, string> = words[locale].actions
  expect(withoutWords(auditActions, sentences)).toEqual([])
  expect(auditActions.filter((action) => !sentences[action]?.includes('%{who}'))).toEqual([])
  // English names some things as the contract does: an order is an order.
  expect(auditSubjects.filter((subject) => !words[locale].subjects[subject]?.trim())).toEqual([])
  expect(withoutWords(Object.keys(staffPermissions), rights[locale].permissions)).toEqual([])
})
