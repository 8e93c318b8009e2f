import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { tableTypes } from '../../scripts/table-types.ts'

test('the types of the tables match the migrated database (npm run tables)', async () => {
  const written = await readFile(join(import.meta.dirname, '../../database/tables.ts'), 'utf8')
  expect(written).toBe(await tableTypes(inject('templateUrl')))
})
