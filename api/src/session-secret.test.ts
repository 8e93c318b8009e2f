import { mkdtemp, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { keepSecret } from './session-secret.ts'

test('the secret is made once, even by concurrent callers, and only its owner can read it', async () => {
  const folder = await mkdtemp(join(inject('testFolder'), 'secret-'))
  const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => keepSecret(folder)))
  expect(first).toMatch(/^[\w-]{64}$/)
  expect(new Set([first, ...others, await keepSecret(folder)]).size).toBe(1)
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600)
})
