import type { ChildProcess } from 'node:child_process'
import { chown, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findBinaries } from '../database/embedded/binaries.ts'
import { makeCluster, pathsIn, urlFor } from '../database/embedded/cluster.ts'
import { launchFor } from '../database/embedded/launch.ts'
import { startChild, stopChild, waitUntilReady } from '../database/embedded/server.ts'
import { withClient } from './database-client.ts'
import { freePort } from './free-port.ts'
import { copyRunning, killAtOnce, makeSignal } from './pair-of-servers.ts'

/**
 * A PostgreSQL that archives its log as set up in docs/operations/backup.md, and copies that recover from the archive.
 */
export type ArchivedServer = {
  url: string
  /** Makes the nightly copy. */
  copy: () => Promise<void>
  /** Loses the machine together with its disk. */
  lose: () => Promise<void>
  /**
   * Starts another server from the copy and the archive, as of an instant or of the last archived state. Returns its
   * address.
   */
  recover: (moment?: string) => Promise<string>
  stop: () => Promise<void>
}

const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '50', jit: 'off' }

/** `archiveSeconds` is the longest time before an idle server archives its log. */
export async function startArchivedServer(folder: string, archiveSeconds: number): Promise<ArchivedServer> {
  const dataDir = await mkdtemp(join(folder, 'archived-'))
  const binaries = await findBinaries()
  const launch = await launchFor(dataDir, join(binaries, 'bin'))
  await makeCluster(dataDir, binaries, launch, true)
  const { cluster, password: passwordFile } = pathsIn(dataDir)
  const password = (await readFile(passwordFile, 'utf8')).trim()
  const archive = join(dataDir, 'archive')
  await mkdir(archive)
  if (launch.uid !== undefined && launch.gid !== undefined) await chown(archive, launch.uid, launch.gid)
  const copied = join(dataDir, 'copy')
  const running: ChildProcess[] = []

  async function start(data: string, more: Record<string, string>): Promise<string> {
    const port = await freePort()
    const flags = Object.entries({ ...settings, ...more }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const command = [join(binaries, 'bin', 'postgres'), '-D', data, '-p', `${port}`, ...flags]
    const child = startChild(command, launch, `${data}.log`)
    running.push(child)
    const url = urlFor(password, port)
    // A recovering server can be read first, and written only when recovery is complete.
    const isWriting = () =>
      withClient(url, (client) => client.query<{ is: boolean }>('select not pg_is_in_recovery() as is')).then(
        ({ rows }) => rows[0]?.is === true,
        () => false,
      )
    if (data === cluster) await waitUntilReady(child, password, port, `${data}.log`)
    else while (child.exitCode === null && !(await isWriting())) await pause(50)
    return url
  }
  const url = await start(cluster, {
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
    archive_timeout: `${archiveSeconds}s`,
  })

  return {
    url,
    copy: () => copyRunning(url, cluster, copied, launch),
    async lose() {
      const [server] = running
      if (server) await killAtOnce(server)
      await rm(cluster, { recursive: true })
    },
    async recover(moment) {
      const data = await mkdtemp(join(dataDir, 'recovered-'))
      await cp(copied, data, { recursive: true })
      await makeSignal(data, 'recovery', launch)
      return start(data, {
        restore_command: `cp ${archive}/%f %p`,
        ...(moment && { recovery_target_time: moment, recovery_target_action: 'promote' }),
      })
    },
    async stop() {
      await Promise.all(running.map(stopChild))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
