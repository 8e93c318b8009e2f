import { execFile } from 'node:child_process'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A small disk in memory. */
export type SmallDisk = {
  folder: string
  /** Fills it completely. */
  fill: () => Promise<void>
  empty: () => Promise<void>
  /** Makes it read-only. */
  lock: () => Promise<void>
  unlock: () => Promise<void>
  stop: () => Promise<void>
}

/** Undefined if this user may not mount one. */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk | undefined> {
  await mkdir(folder, { recursive: true })
  const options = `size=${megabytes}m,mode=0777`
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).catch(() => undefined)
  if (!mounted) return undefined
  const ballast = `${folder}/ballast`
  return {
    folder,
    async fill() {
      const file = await open(ballast, 'w')
      const { bavail, bsize } = await statfs(folder)
      await file.write(Buffer.alloc(bavail * bsize))
      await file.close()
    },
    empty: () => rm(ballast, { force: true }),
    lock: async () => void (await run('mount', ['-o', 'remount,ro', folder])),
    unlock: async () => void (await run('mount', ['-o', 'remount,rw', folder])),
    stop: async () => void (await run('umount', ['-l', folder])),
  }
}
