import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { directUrl, type ReadyConfig, readConfig } from '../api/src/config.ts'
import { createContext } from '../api/src/context.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { openShopDatabase } from './database.ts'
import { runService } from './lifetime.ts'
import { note, step } from './progress.ts'
import { putDemoPeople, seedOnce } from './seeding.ts'
import { projectRoot } from './tools.ts'

// Lists the watched paths, since Node's own choice of every imported file would include files that Vite itself writes.
const watched = ['api/src', 'api/database', 'contract/src', 'storefront/server', 'scripts']

/**
 * `npm run dev`: the database stays, the server restarts when a file of the API or the contract changes, and storefront changes
 * are replaced in the browser.
 */
await runService(async (lifetime) => {
  const given = readConfig(process.env)
  const database = await lifetime.own(openShopDatabase(given, { address: given.publicUrl, onProgress: note }))
  const { config } = database
  await step('Bringing the database up to date', () => migrate(directUrl(config)))
  const context = await lifetime.own(createContext(config))
  await seedOnce(context)
  const { owner, client } = await putDemoPeople(context)
  note(`Back office: ${owner.email}, password ${owner.password}, code ${owner.recoveryCode} (serves once)`)
  note(`Client: ${client.email}, password ${client.password}`)
  const server = await lifetime.own(startServer(config))
  await Promise.race([server.ended, lifetime.untilStopRequested()])
})

function startServer({ databaseUrl, sessionSecret }: ReadyConfig) {
  const watching = watched.map((folder) => `--watch-path=${join(projectRoot, folder)}`)
  const script = join(projectRoot, 'scripts', 'dev-server.ts')
  const child = spawn(process.execPath, [...watching, '--watch-preserve-output', script], {
    cwd: projectRoot,
    env: { ...process.env, DATABASE_URL: databaseUrl, SESSION_SECRET: sessionSecret, SHUTDOWN_SECONDS: '1' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((settle) => child.once('exit', () => settle()))
  return {
    ended,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
