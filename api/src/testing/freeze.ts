import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Stops all processes of the embedded PostgreSQL on a data folder, with connections open; returns how to resume them. */
export async function freezeDatabase(dataDir: string): Promise<() => void> {
  const [server = ''] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  const children = await readFile(`/proc/${server}/task/${server}/children`, 'utf8')
  const processes = [server, ...children.trim().split(' ')].map(Number)
  for (const process of processes) signal(process, 'SIGSTOP')
  return () => {
    for (const process of processes) signal(process, 'SIGCONT')
  }
}

/** A connection may have ended meanwhile, and its process with it. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
