import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../tools.ts'
import { faultTests } from './fault-tests.ts'

test('every fault test exists', () => {
  const files = Object.values(faultTests).flat()
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
})
