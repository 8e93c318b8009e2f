import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { checkVersion, makeCluster, pathsIn, readText, socketFolderIn, urlFor } from './cluster.ts'
import { findHolder, lockDataFolder } from './data-folder-lock.ts'
import { launchFor } from './launch.ts'
import { choosePort, startChild, stopChild, stopOrphan, waitUntilReady } from './server.ts'

export type EmbeddedOptions = {
  dataDir: string
  /** The address of this shop, for the error message of another process that wants the same data folder. */
  address?: string
  onProgress?: (sentence: string) => void
  /** Off in tests, whose data need not survive a power cut. */
  isDurable?: boolean
}

export type EmbeddedDatabase = { url: string; stop: () => Promise<void> }

const parameters = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  shared_buffers: '128MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
}
/** Autovacuum would cycle through hundreds of databases, each of which lives for seconds. */
const hastyParameters = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }

/** Starts PostgreSQL on `dataDir`/postgres as a child process. Throws `DataFolderTaken` when another process has it. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir)
  await mkdir(dataDir, { recursive: true })
  const lock = await lockDataFolder(dataDir, options.address)
  try {
    const server = await startServer(dataDir, options)
    return {
      url: server.url,
      async stop() {
        await server.stop()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** The address of the embedded database that another process runs on `dataDir`. */
export async function findRunningEmbedded(dataDir: string): Promise<string | undefined> {
  const paths = pathsIn(resolve(dataDir))
  if (!(await findHolder(resolve(dataDir)))) return undefined
  const [password, port] = await Promise.all([readText(paths.password), readText(paths.port)])
  return password && port ? shopUrl(paths.cluster, password, Number(port)) : undefined
}

function shopUrl(cluster: string, password: string, port: number): string {
  const folder = socketFolderIn(cluster)
  return urlFor(password, port) + (folder && `?host=${encodeURIComponent(folder)}`)
}

async function startServer(dataDir: string, options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { onProgress, isDurable = true } = options
  const paths = pathsIn(dataDir)
  const binaries = await findBinaries()
  const launch = await launchFor(dataDir, join(binaries, 'bin'))
  if (!existsSync(paths.cluster)) {
    onProgress?.('Making a new PostgreSQL database')
    await makeCluster(dataDir, binaries, launch, isDurable)
  }
  await checkVersion(paths.cluster)
  const password = await readFile(paths.password, 'utf8')
  await stopOrphan(paths.cluster, password)
  const port = await choosePort(Number((await readText(paths.port)) ?? 0))
  await writeFile(paths.port, `${port}`)
  const sockets = { unix_socket_directories: socketFolderIn(paths.cluster) }
  const flags = Object.entries({ ...parameters, ...sockets, ...(!isDurable && hastyParameters) })
  const command = [join(binaries, 'bin', 'postgres'), '-D', paths.cluster, '-p', `${port}`]
  command.push(...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`]))

  let isStopping = false
  let child = startChild(command, launch, paths.log)
  await waitUntilReady(child, password, port, paths.log)
  async function revive(): Promise<void> {
    if (!isStopping) {
      onProgress?.('PostgreSQL ended unexpectedly and is started again')
      await pause(500)
    }
    if (isStopping) return
    child = startChild(command, launch, paths.log)
    child.once('exit', revive)
  }
  child.once('exit', revive)
  return {
    url: shopUrl(paths.cluster, password, port),
    async stop() {
      isStopping = true
      await stopChild(child)
    },
  }
}
