import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'

const api = join(import.meta.dirname, '../..')

test('the types of the tables are those of the migrated database (npm run tables)', async () => {
  const program = join(api, '../node_modules/.bin/kysely-codegen')
  const parameters = [program, '--config-file', 'kysely-codegen.json', '--verify', '--url', inject('templateUrl')]
  await expect(promisify(execFile)(process.execPath, parameters, { cwd: api })).resolves.toBeDefined()
})
