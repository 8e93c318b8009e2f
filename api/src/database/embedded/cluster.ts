import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { platform } from 'node:process'
import { promisify } from 'node:util'
import { identityOf, type Launch } from './launch.ts'

const major = 18
const user = 'fitout'

export function pathsIn(dataDir: string) {
  return {
    cluster: join(dataDir, 'postgres'),
    password: join(dataDir, 'postgres-password'),
    port: join(dataDir, 'postgres-port'),
    log: join(dataDir, 'postgres.log'),
  }
}

export function urlFor(password: string, port: number, database = user): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
}

const longestSocketFolder = 85

/**
 * The folder of the socket by which the shop connects to its database: a statement takes half the processor time of one over
 * TCP. Empty where a socket is impossible: on Windows, and with a path longer than systems allow.
 */
export function socketFolderIn(cluster: string): string {
  return platform === 'win32' || Buffer.byteLength(cluster) > longestSocketFolder ? '' : cluster
}

export async function readText(path: string): Promise<string | undefined> {
  return (await readFile(path, 'utf8').catch(() => '')).trim() || undefined
}

/** Created in a temporary folder and moved into place, so that an interrupted start leaves nothing half-finished. */
export async function makeCluster(
  dataDir: string,
  binaries: string,
  launch: Launch,
  isDurable: boolean,
): Promise<void> {
  const paths = pathsIn(dataDir)
  const aside = `${paths.cluster}.new`
  const passwordCopy = `${aside}.password`
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  for (const path of [paths.password, passwordCopy]) await writeFile(path, password, { mode: 0o600 })
  if (launch.uid !== undefined && launch.gid !== undefined) {
    for (const path of [aside, passwordCopy]) await chown(path, launch.uid, launch.gid)
  }
  // Sorts by code point, the same on every machine, but knows upper and lower case of all letters.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const account = [`--username=${user}`, `--pwfile=${passwordCopy}`, '--auth=scram-sha-256']
  const initdb = [join(binaries, 'bin', 'initdb'), `--pgdata=${aside}`, ...locale, ...account]
  const [program = '', ...parameters] = [...launch.prefix, ...initdb, ...(isDurable ? [] : ['--no-sync'])]
  try {
    await promisify(execFile)(program, parameters, identityOf(launch))
  } finally {
    await rm(passwordCopy, { force: true })
  }
  await rename(aside, paths.cluster)
}

export async function checkVersion(cluster: string): Promise<void> {
  const version = await readText(join(cluster, 'PG_VERSION'))
  if (Number(version) !== major) {
    throw new Error(
      `${cluster} was made by PostgreSQL ${version}; this one is ${major}. Dump it with the old one and restore it here.`,
    )
  }
}
