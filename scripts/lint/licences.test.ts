import { expect, test } from 'vitest'
import { findLicenceFaults, listLicences } from './licences.ts'

const one = (name: string, licence: string | undefined) => ({ name, version: '1.0.0', licence, isTool: false })

test('names packages with a licence that is not allowed, and packages without one', async () => {
  const packages = [
    one('free', 'MIT'),
    one('either', '(GPL-3.0-only OR MIT)'),
    one('both', 'GPL-3.0-only AND MIT'),
    one('strict', 'AGPL-3.0-or-later'),
    one('silent', undefined),
    one('odd', 'SEE LICENSE IN eula.txt'),
  ]
  expect(await findLicenceFaults(packages)).toEqual([
    'both 1.0.0 is licensed as GPL-3.0-only AND MIT',
    'strict 1.0.0 is licensed as AGPL-3.0-or-later',
    'silent 1.0.0 is licensed as nothing that it states',
    'odd 1.0.0 is licensed as SEE LICENSE IN eula.txt',
  ])
})

test('checks every installed package', async () => {
  const packages = await listLicences()
  expect(packages.find(({ name }) => name === 'hono')).toMatchObject({ licence: 'MIT', isTool: false })
  expect(packages.find(({ name }) => name === '@aws-sdk/client-s3')?.licence).toBe('Apache-2.0')
  expect(packages.find(({ name }) => name === 'vitest')?.isTool).toBe(true)
  expect(await findLicenceFaults(packages)).toEqual([])
})
