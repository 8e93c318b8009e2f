import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../database/embedded/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { openJobQueue } from '../jobs/queues.ts'
import { readRowTypes } from './rows/read-row-types.ts'
import type { RowTypes } from './rows/row-types.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database that each test file copies. */
    templateUrl: string
    /** A folder deleted at the end of the tests. */
    testFolder: string
    /** The row types of raw statements, as TypeScript sees them. */
    rowTypes: RowTypes
    /** Whether this is `npm run test:all`. */
    isThorough: boolean
    /** Whether this is `npm run test:wide` or more. */
    isWide: boolean
  }
}

/** One PostgreSQL for the whole run, with one migrated database as template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // TypeScript runs in another process while the database starts.
  const rowTypes = readRowTypes()
  const folder = await mkdtemp(join(tmpdir(), 'fitout-test-'))
  const server = await startEmbedded({ dataDir: folder, isDurable: false })
  await migrate(server.url)
  const queue = await openJobQueue(server.url, () => {})
  await queue.stop()
  project.provide('templateUrl', server.url)
  project.provide('testFolder', folder)
  project.provide('rowTypes', await rowTypes)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
