import { expect, inject, test } from 'vitest'
import pg from 'pg'
import { loggedError } from './logged-error.ts'

test('the log of a database error has its message and location, but neither the row nor the connection', async () => {
  const client = new pg.Client({ connectionString: inject('templateUrl') })
  await client.connect()
  await client.query('create temporary table people (email text unique)')
  const insert = "insert into people values ('mei@example.com')"
  await client.query(insert)
  const error: unknown = await client
    .query(insert)
    .catch((reason: unknown) => Object.assign(reason as Error, { client }))
  await client.end()
  const logged = JSON.stringify(loggedError(new Error('not placed', { cause: error })))
  expect(logged).toContain('23505')
  expect(logged).toContain('not placed')
  expect(logged).toContain('logged-error.test.ts')
  expect(logged).not.toMatch(/mei@example|connectionParameters/)
})
