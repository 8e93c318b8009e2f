import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** How to start a PostgreSQL program, which refuses to run as root. */
export type Launch = {
  /** A wrapper command that starts the program as another user. */
  prefix: string[]
  uid?: number
  gid?: number
}

/** The options of `spawn` for a launch. */
export function identityOf({ prefix, uid, gid }: Launch): { uid?: number; gid?: number } {
  return prefix.length > 0 ? {} : { ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }) }
}

/** The user to run as when started as root, with access to `folders` that are closed to that user. */
export async function launchFor(...folders: string[]): Promise<Launch> {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const user = (await idsOf('postgres')) ?? (await idsOf('nobody'))
  if (!user) throw new Error('PostgreSQL does not run as root, and this machine has no user postgres or nobody.')
  const open = await Promise.all(folders.map(isOpenToAll))
  if (open.every(Boolean)) return { prefix: [], ...user }
  // Under a closed folder such as /root: the user alone, with root's right to pass through folders.
  const rights = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override', '--securebits', '+no_setuid_fixup']
  const prefix = ['setpriv', '--reuid', `${user.uid}`, '--regid', `${user.gid}`, '--clear-groups', ...rights]
  try {
    await run('setpriv', [...prefix.slice(1), 'true'])
  } catch {
    throw new Error(
      `PostgreSQL does not run as root, and the user it runs as instead cannot reach ${folders.join(' and ')}. ` +
        'Run as another user, move the project to a folder open to all, or set DATABASE_URL.',
    )
  }
  return { prefix, ...user }
}

async function idsOf(name: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

async function isOpenToAll(path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode } = await stat(folder)
    if ((mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}
