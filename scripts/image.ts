import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readConfig } from '../api/src/config.ts'
import { freePort } from './bench/measured-shop.ts'
import { openShopDatabase } from './database.ts'
import { makeBases } from './image/bases.ts'
import { type Image, openBuildah } from './image/buildah.ts'
import { runClosed } from './image/closed-root.ts'
import { type Lifetime, PlainError, runCommand } from './lifetime.ts'
import { note, step } from './progress.ts'
import { isReady } from './testing/shop-process.ts'
import { projectRoot } from './tools.ts'

const tag = 'fitout'
const node = 1000
const tools = ['buildah', 'debootstrap', 'dpkg-deb', 'unshare', 'setpriv']
const aims = { mebibytes: 350, readySeconds: 3 }

/**
 * `npm run image`: builds the image from the Dockerfile without a container engine, on Debian as root, checks its contents, and
 * runs a shop with the demo data from it as a container would.
 */
await runCommand(async (lifetime) => {
  await requireTools()
  const folder = join(resolve(readConfig(process.env).dataDir), 'image')
  await mkdir(folder, { recursive: true })
  const buildah = openBuildah(folder)
  await step('Making the images to start from', () => makeBases(buildah, join(folder, 'bases')))
  await step('Building the image', () => buildah.build(projectRoot, join(projectRoot, 'Dockerfile'), tag))
  const image = await buildah.inspect(tag)
  const container = await buildah.ask('from', '--pull-never', tag)
  await lifetime.own({ stop: async () => void (await buildah.ask('rm', container)) })
  const faults: string[] = []
  const hold = (what: string, isSo: boolean) => {
    console.log(`${isSo ? 'met  ' : 'SHORT'}  ${what}`)
    if (!isSo) faults.push(what)
  }
  hold(`${image.mebibytes} MiB, at most ${aims.mebibytes}`, image.mebibytes <= aims.mebibytes)
  hold(`it runs as ${image.user}`, image.user === 'node')
  await tryShop(lifetime, image, await buildah.ask('mount', container), folder, hold)
  note(faults.length === 0 ? 'The image is as it should be.' : `Short: ${faults.join('; ')}`)
  return faults.length > 0 ? 1 : 0
})

async function requireTools(): Promise<void> {
  if (process.getuid?.() !== 0) throw new PlainError('Run it as root: it mounts what it runs.')
  for (const tool of tools) {
    await promisify(execFile)('which', [tool]).catch(() => {
      throw new PlainError(`"${tool}" is missing: apt-get install buildah debootstrap`)
    })
  }
}

async function tryShop(
  lifetime: Lifetime,
  image: Image,
  root: string,
  folder: string,
  hold: (what: string, isSo: boolean) => void,
): Promise<void> {
  const data = join(folder, 'data')
  await mkdir(data, { recursive: true })
  await chown(data, node, node)
  const port = await freePort()
  const config = readConfig({ DATA_DIR: join(folder, 'database'), PUBLIC_URL: `http://localhost:${port}` })
  const database = (await lifetime.own(openShopDatabase(config, { onProgress: note }))).config
  const databaseUrl = new URL(database.databaseUrl)
  // The socket lies outside the root that the shop sees.
  databaseUrl.searchParams.delete('host')
  const settings = {
    ...image.environment,
    PORT: `${port}`,
    PUBLIC_URL: config.publicUrl,
    DATABASE_URL: databaseUrl.href,
    SESSION_SECRET: database.sessionSecret,
    BACKUP_DIR: '/data/backups',
    LOG_LEVEL: 'warn',
    WEB_PROCESSES: '1',
  }
  const run = async (...command: string[]) => {
    const [code] = (await once(runClosed(root, data, command, settings), 'exit')) as [number | null]
    return code
  }
  hold('it fills in the demo company', (await run('node', 'scripts/seed.ts')) === 0)
  const from = performance.now()
  const shop = runClosed(root, data, image.command, settings)
  const ended = once(shop, 'exit') as Promise<[number | null]>
  await lifetime.own({ stop: async () => void shop.kill('SIGKILL') })
  while (!(await isReady(config.publicUrl))) {
    if (shop.exitCode !== null) throw new PlainError(`The shop in the image ended with ${shop.exitCode}.`)
    await pause(20)
  }
  const seconds = (performance.now() - from) / 1000
  hold(`ready ${seconds.toFixed(1)} s after its start, at most ${aims.readySeconds} s`, seconds <= aims.readySeconds)
  for (const path of ['/', '/products', '/admin/', '/api/configuration/latest', '/sitemap.xml']) {
    const answer = await fetch(config.publicUrl + path)
    hold(`${path} answers ${answer.status}`, answer.ok && (await answer.arrayBuffer()).byteLength > 0)
  }
  hold('its health check passes', (await run(...image.healthCheck)) === 0)
  const write = `require('fs').writeFileSync('/app/written', '')`
  hold(
    'nothing can be written to its root',
    (await run('node', '-e', `try { ${write} } catch { process.exit(9) }`)) === 9,
  )
  hold('it makes a backup', (await run('node', 'scripts/backup.ts')) === 0)
  shop.kill('SIGTERM')
  hold('it ends in order', (await ended)[0] === 0)
}
